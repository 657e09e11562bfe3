import type { Site } from '../../tests/support/server'
import type { Visitors } from './visitors'

export interface Verdict {
  readonly acknowledged: number
  readonly stored: number
  readonly lost: number
  readonly storedTwice: number
  readonly mailsExpected: number
  readonly mailsArrived: number
  readonly mailsLost: number
  readonly mailsSentTwice: number
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Waits until the outbox is empty, for `limitMs` at most. */
export async function drained({ db }: Site, limitMs: number): Promise<void> {
  const deadline = Date.now() + limitMs
  for (;;) {
    const [row] = await db.query<{ n: number | string }>(
      `SELECT count(*) AS n FROM "OutboxMessage" WHERE state IN ('pending', 'sending')`,
    )
    if (Number(row!.n) === 0 || Date.now() > deadline) return
    await pause(500)
  }
}

/** Compares what visitors were told with what is in the database and what the carrier got. */
export async function judge(site: Site, { acknowledged }: Visitors): Promise<Verdict> {
  const rows = await site.db.query<{ email: string; n: number | string }>(
    'SELECT email, count(*) AS n FROM "Lead" GROUP BY email',
  )
  const stored = new Map(rows.map(({ email, n }) => [email, Number(n)]))
  const arrived = new Map<string, number>()
  for (const mail of site.carrier!.mails) {
    // The visitor's confirmation, and the owner's notice that replies to the visitor.
    const about = mail.reply_to ? `notice ${mail.reply_to}` : `confirmation ${mail.to[0]}`
    arrived.set(about, (arrived.get(about) ?? 0) + 1)
  }
  const expected = [...stored.keys()].flatMap((email) => [`notice ${email}`, `confirmation ${email}`])
  return {
    acknowledged: acknowledged.length,
    stored: stored.size,
    lost: acknowledged.filter((email) => !stored.has(email)).length,
    storedTwice: [...stored.values()].filter((count) => count > 1).length,
    mailsExpected: expected.length,
    mailsArrived: site.carrier!.mails.length,
    mailsLost: expected.filter((mail) => !arrived.has(mail)).length,
    mailsSentTwice: [...arrived.values()].filter((count) => count > 1).length,
  }
}

export const isClean = ({ lost, storedTwice, mailsLost, mailsSentTwice }: Verdict) =>
  lost + storedTwice + mailsLost + mailsSentTwice === 0
