import { setTimeout as pause } from 'node:timers/promises'
import type { Site } from '../../tests/support/server'
import type { Visitors } from './visitors'

/** Longer than any pause in sending that's expected here. */
const standstillMs = 90_000

/** Waits for the outbox to empty, for at most `minutes`. Returns false if it stops making progress. */
export async function waitForDrain({ db }: Site, minutes: number): Promise<boolean> {
  const begun = Date.now()
  let least = Infinity
  for (let since = begun; Date.now() - since < standstillMs; await pause(500)) {
    const [row] = await db.query<{ n: number | string }>(`SELECT count(*) AS n FROM "OutboxMessage" WHERE ${waiting}`)
    const left = Number(row!.n)
    if (left === 0 || Date.now() - begun > minutes * 60_000) return true
    if (left < least) since = Date.now()
    least = Math.min(least, left)
  }
  return false
}

const waiting = `state IN ('pending', 'sending')`

/** Names an email. A lead has two: the visitor's confirmation and the owner's notice, whose reply-to is the visitor. */
const nameOf = (replyTo: string | null | undefined, recipient: string) =>
  recipient.startsWith('visitor-') ? `confirmation ${recipient}` : `notice ${replyTo}`

/** The names of the emails in the outbox, or of those that match `where`. */
async function inOutbox({ db }: Site, where = 'true'): Promise<string[]> {
  const rows = await db.query<{ replyTo: string | null; recipient: string }>(
    `SELECT "replyTo", "recipient" FROM "OutboxMessage" WHERE ${where}`,
  )
  return rows.map(({ replyTo, recipient }) => nameOf(replyTo, recipient))
}

/**
 * Compares what visitors were told with what's in the database and what the carrier received. Without a carrier, it
 * looks at the outbox instead.
 */
export async function judge(site: Site, { acknowledged, untrue }: Visitors) {
  const rows = await site.db.query<{ email: string; n: number | string }>(
    `SELECT email, count(*) AS n FROM "Lead" WHERE email LIKE 'visitor-%' GROUP BY email`,
  )
  const stored = new Map(rows.map(({ email, n }) => [email, Number(n)]))
  // Read this before the emails that have arrived, because more are going out while we look.
  const queued = new Set(site.carrier ? await inOutbox(site, waiting) : [])
  const mails = site.carrier?.mails.map(({ reply_to, to }) => nameOf(reply_to, to[0]!)) ?? (await inOutbox(site))
  const arrived = new Map<string, number>()
  for (const mail of mails) arrived.set(mail, (arrived.get(mail) ?? 0) + 1)
  const expected = [...stored.keys()].flatMap((email) => [`notice ${email}`, `confirmation ${email}`])
  const missing = expected.filter((mail) => !arrived.has(mail))
  return {
    acknowledged: acknowledged.length,
    stored: stored.size,
    lost: acknowledged.filter((email) => !stored.has(email)).length,
    storedTwice: [...stored.values()].filter((count) => count > 1).length,
    /** Responses that were neither a 200 nor a refusal of ours. */
    untrue: untrue.length,
    mailsExpected: expected.length,
    /** Neither arrived nor waiting in the outbox. */
    mailsLost: missing.filter((mail) => !queued.has(mail)).length,
    mailsWaiting: queued.size,
    mailsSentTwice: expected.filter((mail) => (arrived.get(mail) ?? 0) > 1).length,
  }
}

/** What a verdict has against a run. */
export const faultsOf = (verdict: Awaited<ReturnType<typeof judge>>): string[] =>
  (['lost', 'storedTwice', 'untrue', 'mailsLost', 'mailsSentTwice'] as const)
    .filter((what) => verdict[what] > 0)
    .map((what) => `${what}: ${verdict[what]}`)
