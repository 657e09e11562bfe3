/** The link to a person's page. */
export const personHref = (email: string) => `/admin/person?email=${encodeURIComponent(email)}` as const
