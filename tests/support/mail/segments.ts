import { randomUUID } from 'node:crypto'
import { callApi } from '../owner/as-owner'
import { openPage } from '../owner/owner-page'
import { callScheduler, scheduled } from './scheduler'
import { type Site, preload } from '../server'

// For tests of lists that are kept in step with Resend's segments (docs/decisions/lists-at-resend.md).

export const newsletter = '0b6c24b0-9a10-4f0e-8a8c-1f2d3c4b5a69'
export const store = '78261eea-8f8b-4381-83c6-79fa7120f1cf'
// Rounds only run when a test calls the scheduler's endpoint.
export const env = {
  RESEND_SEGMENTS: `newsletter=${newsletter},store=${store}`,
  ...scheduled,
  ...preload('no-timers'),
}
export const email = 'kim@visitor.example'

/** Runs one round of the outbox and of keeping lists in step. */
export const round = (site: Site) => callScheduler(site)

export const join = (site: Site, address = email) =>
  site.post('/api/newsletter', { email: address }, { 'Idempotency-Key': randomUUID() })

export const erase = (site: Site, address: string) =>
  callApi(site, 'DELETE', `person?email=${encodeURIComponent(address)}`)

/** The segments that Resend has an address in; undefined if it doesn't know it. */
export function segmentsAtResend({ carrier }: Site, address = email) {
  const segments = carrier!.contacts.get(address)
  return segments && [...segments].sort()
}

/** The addresses that Resend hasn't been told about yet. */
export const queued = async ({ db }: Site) =>
  (await db.query<{ emailKey: string }>('SELECT "emailKey" FROM "ListSync"')).map(({ emailKey }) => emailKey)

/** Ends all leases and pauses between tries. */
export const letTimePass = ({ db }: Site) => db.query('UPDATE "ListSync" SET "nextAt" = 0 RETURNING "emailKey"')

/** What the lists' page says about Resend; undefined if no list is kept in step. */
export const resendLine = async (site: Site) => {
  const { document } = await openPage(site, '/admin/lists')
  const lines = [...document.querySelectorAll('main p')].map((line) => line.textContent!.trim())
  return lines.find((line) => line.startsWith('Kept in step'))
}
