import type { Site } from './server'

/** The state of every mail in the outbox, or of those that one sender's leads caused; in alphabetical order. */
export async function mailStates({ db }: Site, email?: string): Promise<string[]> {
  const rows = await db.query<{ state: string; email: string }>(
    'SELECT m.state, l.email FROM "OutboxMessage" m LEFT JOIN "Lead" l ON l.id = m."leadId"',
  )
  return rows
    .filter((row) => email === undefined || row.email === email)
    .map(({ state }) => state)
    .sort()
}

/** Sets a time of every mail, as if the outbox had been waiting for hours. */
export const backdateMails = (
  { db }: Site,
  column: 'createdAt' | 'firstTriedAt' | 'nextAt' | 'leaseUntil',
  hours = 1,
): Promise<unknown> =>
  db.query(
    `UPDATE "OutboxMessage" SET "${column}" = '${new Date(Date.now() - hours * 3_600_000).toISOString().replace('Z', '+00:00')}' WHERE "${column}" IS NOT NULL RETURNING id`,
  )

let wakes = 0
/** Has the outbox look for mail that is due, as it does after every lead: a held one, which mails nobody. */
export const wakeOutbox = (site: Site): Promise<Response> =>
  site.post('/api/newsletter', { email: `wake-${wakes++}@visitor.example`, meta: { website: 'x' } })

/** Lets the pause before the next attempt go by at once. */
export async function skipPause(site: Site): Promise<void> {
  await backdateMails(site, 'nextAt')
  await wakeOutbox(site)
}

/**
 * Resolves when the outbox has got past everything that was in it: mails go out in the order of their leads, so the
 * last one of a lead that comes now arrives after any duplicate of an earlier one.
 */
export async function outboxCaughtUp(site: Site): Promise<void> {
  const email = `last-in-line-${wakes++}@visitor.example`
  await site.post('/api/newsletter', { email })
  await site.carrier!.until(() => site.carrier!.to(email).length > 0 && site.carrier!.noticesAbout(email).length > 0)
}
