/** Query parameters that signing in adds: which message to show, and the token of an emailed link. */
const signInParams = ['signin', 'link', 'setup']

/**
 * The admin page at an address, without the parameters that signing in added. Today if it isn't an admin page.
 * @param message which message the sign-in form shows next
 */
export function returnPath(address: string | null, message?: string): string {
  const { pathname, searchParams } = new URL(address ?? '/', 'http://localhost')
  const query = [...searchParams].filter(([name]) => !signInParams.includes(name))
  if (message) query.push(['signin', message])
  const path = /^\/admin(\/|$)/.test(pathname) ? pathname : '/admin'
  return query.length ? `${path}?${new URLSearchParams(query)}` : path
}
