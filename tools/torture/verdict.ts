import { setTimeout as pause } from 'node:timers/promises'
import type { Site } from '../../tests/support/server'
import type { Visitors } from './visitors'

/** What visitors were told beside what became of it. */
export interface Verdict {
  readonly acknowledged: number
  readonly stored: number
  readonly lost: number
  readonly storedTwice: number
  /** Answers that were neither a 200 nor a refusal in the contract's words. */
  readonly untrue: number
  readonly mailsExpected: number
  readonly mailsLost: number
  readonly mailsSentTwice: number
}

/** Longer than the carrier is ever left alone for here. */
const standstillMs = 90_000

/** Waits until the outbox is empty, or has stood still for too long. */
export async function drained({ db }: Site): Promise<void> {
  let least = Infinity
  for (let since = Date.now(); Date.now() - since < standstillMs; await pause(500)) {
    const [row] = await db.query<{ n: number | string }>(
      `SELECT count(*) AS n FROM "OutboxMessage" WHERE state IN ('pending', 'sending')`,
    )
    const waiting = Number(row!.n)
    if (waiting === 0) return
    if (waiting < least) since = Date.now()
    least = Math.min(least, waiting)
  }
}

/** Each mail that has arrived, or that is kept where there is no carrier: the visitor's confirmation and the owner's notice. */
async function mailsOf({ carrier, db }: Site): Promise<string[]> {
  // The owner's notice replies to the visitor.
  if (carrier)
    return carrier.mails.map(({ reply_to, to }) => (reply_to ? `notice ${reply_to}` : `confirmation ${to[0]}`))
  const kept = await db.query<{ replyTo: string | null; recipient: string }>(
    'SELECT "replyTo", "recipient" FROM "OutboxMessage"',
  )
  return kept.map(({ replyTo, recipient }) => (replyTo ? `notice ${replyTo}` : `confirmation ${recipient}`))
}

/** Compares what visitors were told with what is in the database and what the carrier got. */
export async function judge(site: Site, { acknowledged, untrue }: Visitors): Promise<Verdict> {
  const rows = await site.db.query<{ email: string; n: number | string }>(
    `SELECT email, count(*) AS n FROM "Lead" WHERE email LIKE 'visitor-%' GROUP BY email`,
  )
  const stored = new Map(rows.map(({ email, n }) => [email, Number(n)]))
  const arrived = new Map<string, number>()
  for (const mail of await mailsOf(site)) arrived.set(mail, (arrived.get(mail) ?? 0) + 1)
  const expected = [...stored.keys()].flatMap((email) => [`notice ${email}`, `confirmation ${email}`])
  return {
    acknowledged: acknowledged.length,
    stored: stored.size,
    lost: acknowledged.filter((email) => !stored.has(email)).length,
    storedTwice: [...stored.values()].filter((count) => count > 1).length,
    untrue: untrue.length,
    mailsExpected: expected.length,
    mailsLost: expected.filter((mail) => !arrived.has(mail)).length,
    mailsSentTwice: expected.filter((mail) => (arrived.get(mail) ?? 0) > 1).length,
  }
}

export const isClean = ({ lost, storedTwice, untrue, mailsLost, mailsSentTwice }: Verdict) =>
  lost + storedTwice + untrue + mailsLost + mailsSentTwice === 0
