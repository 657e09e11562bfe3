import { hoursAgo } from '../hours-ago'
import type { Site } from '../server'

/** The states of the emails in the outbox, or of those that one sender's leads caused, in alphabetical order. */
export async function mailStates({ db }: Site, email?: string): Promise<string[]> {
  const rows = await db.query<{ state: string; email: string }>(
    'SELECT m.state, l.email FROM "OutboxMessage" m LEFT JOIN "Lead" l ON l.id = m."leadId"',
  )
  return rows
    .filter((row) => email === undefined || row.email === email)
    .map(({ state }) => state)
    .sort()
}

/** Sets a time of every email that has one to some hours ago. */
export const backdateMails = (
  { db }: Site,
  column: 'createdAt' | 'firstTriedAt' | 'nextAt',
  hours: number,
): Promise<unknown> =>
  db.query(`UPDATE "OutboxMessage" SET "${column}" = '${hoursAgo(hours)}' WHERE "${column}" IS NOT NULL RETURNING id`)

/** Makes answers that can be undone wait longer than ten seconds, for busy machines, and returns their ids. */
export const extendUndo = ({ db }: Site): Promise<unknown> =>
  db.query(
    `UPDATE "OutboxMessage" SET "nextAt" = '${hoursAgo(-0.4)}'
     WHERE "kind" = 'reply' AND "state" = 'pending' AND "nextAt" < '${hoursAgo(-0.01)}' RETURNING id`,
  )

let leads = 0

/** Makes the outbox look for due emails, as it does after every lead, with a held lead that emails nobody. */
const wakeOutbox = (site: Site): Promise<Response> =>
  site.post('/api/newsletter', { email: `wake-${leads++}@visitor.example`, meta: { website: 'x' } })

/** Passes an hour on a server that was started with the movable clock, which ends every pause of the outbox. */
export async function advanceHour(site: Site): Promise<void> {
  const hours = site.log.match(/Clock: /g)?.length ?? 0
  site.signal('SIGUSR2')
  await site.logged(new RegExp(`Clock: ${hours + 1} h ahead`))
  await wakeOutbox(site)
}

/**
 * Resolves once the outbox is past everything that was in it. Emails go out in the order of their leads, so those of a
 * new lead arrive after any duplicate of an earlier one.
 */
export async function waitForOutbox(site: Site): Promise<void> {
  const email = `last-in-line-${leads++}@visitor.example`
  await site.post('/api/newsletter', { email })
  await site.carrier!.until(() => site.carrier!.to(email).length > 0 && site.carrier!.noticesAbout(email).length > 0)
}
