/** Where one person's page is. */
export const personHref = (email: string) => `/admin/person?email=${encodeURIComponent(email)}` as const
