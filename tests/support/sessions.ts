import type { Site } from './server'

/** The cookies that a response sets, as a browser sends them. */
export const cookieOf = ({ headers }: Response) =>
  headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')

/** The status that a session gets: 200, or 401 once it has ended. */
export const statusWith = async (site: Site, cookie: string) =>
  (await site.request('/api/admin/contacts', { headers: { cookie } })).status
