import type { Site } from './server'

/** The token in the newest mail to an address. */
export async function tokenFor(site: Site, email: string, query: 'setup' | 'link', count = 1): Promise<string> {
  const carrier = site.carrier!
  await carrier.until(() => carrier.to(email).length >= count)
  return new RegExp(`/admin\\?${query}=([\\w-]+)`).exec(carrier.to(email).at(-1)!.text)![1]!
}

/** Posts the form that such a link opens. */
export const setPassword = (site: Site, token: string, typed: string) =>
  site.postPlain('/api/admin/set-password', Object.entries({ token, password: typed }))
