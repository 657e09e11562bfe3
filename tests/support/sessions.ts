import type { Site } from './server'

/** The cookies that an answer sets, as a browser sends them. */
export const cookieOf = ({ headers }: Response) =>
  headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')

/** What a session opens: 200, or 401 once it has ended. */
export const statusWith = async (site: Site, cookie: string) =>
  (await site.request('/api/admin/contacts', { headers: { cookie } })).status
