import type { Site } from '../server'

/** The status that a session gets: 200, or 401 once it has ended. */
export const statusWith = async (site: Site, cookie: string) =>
  (await site.request('/api/admin/contacts', { headers: { cookie } })).status
