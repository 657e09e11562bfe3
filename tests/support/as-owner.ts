import type { LeadDetail } from '../../lib/owner/inbox'
import type { Site } from './server'

/** Calls one of the owner's endpoints as the owner. */
export const callApi = (
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

/** The JSON that one of the owner's endpoints returns. */
export const getJson = async <T = LeadDetail>(site: Site, path: string) =>
  (await (await callApi(site, 'GET', path)).json()) as T
