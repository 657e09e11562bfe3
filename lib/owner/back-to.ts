/** What signing in leaves in an address: what it says next, and the token of a mailed link. */
const ofSignIn = ['signin', 'link', 'setup']

/**
 * The owner's page at an address, without what signing in left there; Today where it isn't one of hers.
 * @param says what the sign-in form says next
 */
export function backTo(address: string | null, says?: string): string {
  const { pathname, searchParams } = new URL(address ?? '/', 'http://localhost')
  const query = [...searchParams].filter(([name]) => !ofSignIn.includes(name))
  if (says) query.push(['signin', says])
  const path = /^\/admin(\/|$)/.test(pathname) ? pathname : '/admin'
  return query.length ? `${path}?${new URLSearchParams(query)}` : path
}
