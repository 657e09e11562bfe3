import type * as leads from '../../../lib/server/owner/leads'
import type { Site } from '../server'

/** A value as JSON has it: dates are texts. */
export type Json<T> = T extends Date ? string : T extends object ? { [Key in keyof T]: Json<T[Key]> } : T

export type LeadItem = Json<leads.LeadItem>
export type LeadDetail = Json<leads.LeadDetail>

export interface Page<Item> {
  items: Item[]
  total: number
  page: number
  pages: number
}

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
