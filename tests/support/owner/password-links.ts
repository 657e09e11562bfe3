import type { Site } from '../server'

/** The token in the newest email to an address. */
export async function tokenFor({ carrier }: Site, email: string): Promise<string> {
  await carrier!.until(() => carrier!.to(email).length > 0)
  return /\/admin\?setup=([\w-]+)/.exec(carrier!.to(email).at(-1)!.text)![1]!
}

/** Posts the form that a password link opens. */
export const setPassword = (site: Site, token: string, typed: string) =>
  site.postPlain('/api/admin/set-password', Object.entries({ token, password: typed }))
