import 'server-only'
import { db } from '../base/db'
import type { LinkKind } from '../mail/links'
import { countAttempt, forgetAttempts } from '../requests/limits'

/** Shown if a link can't go out. It doesn't promise to send it later, because it would have expired by then. */
export const linkNotOut: Readonly<Record<string, string>> = {
  kept: "There's no mail service yet, so the link can't go out. Whoever looks after the website can set one up.",
  captured: "A preview doesn't send emails, so the link can't go out.",
}

/** Whether the carrier rejected the last such link to an address. Doesn't count bounces: another would bounce too. */
async function hasLinkFailed(kind: LinkKind, recipient: string): Promise<boolean> {
  const last = await (
    await db()
  ).outboxMessage.findFirst({
    where: { kind, recipient },
    orderBy: { createdAt: 'desc' },
    select: { state: true },
  })
  return last?.state === 'failed'
}

const keyOf = (kind: LinkKind, email: string) => `${kind} ${email}`

/** Lets another link be sent at once, because the last one has been used. */
export const forgetLink = (kind: LinkKind, email: string) => forgetAttempts('link', keyOf(kind, email))

/**
 * Queues a link for an address, at most one of its kind in 20 minutes. One that failed, couldn't be queued or has been
 * used doesn't delay the next.
 * @returns the seconds to wait, if one has already been queued
 * @throws any error from queueing it
 */
export async function queueThrottledLink(
  kind: LinkKind,
  email: string,
  queue: () => Promise<unknown>,
): Promise<number | undefined> {
  if (await hasLinkFailed(kind, email)) await forgetLink(kind, email)
  const wait = await countAttempt('link', keyOf(kind, email))
  if (wait !== undefined) return wait
  try {
    await queue()
  } catch (error) {
    await forgetLink(kind, email)
    throw error
  }
  return undefined
}
