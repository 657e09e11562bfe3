import type { LeadDetail } from '../../lib/owner/inbox'
import type { Site } from './server'

/** Asks an endpoint of the owner's, as the owner. */
export const ask = (
  site: Site,
  method: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<Response> =>
  site.asOwner(`/api/admin/${path}`, {
    method,
    headers: { ...(body !== undefined && { 'Content-Type': 'application/json' }), ...headers },
    body: JSON.stringify(body),
  })

/** What it answers. */
export const read = async <T = LeadDetail>(site: Site, path: string) =>
  (await (await ask(site, 'GET', path)).json()) as T
