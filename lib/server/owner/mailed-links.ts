import 'server-only'
import { db } from '../db'
import { countAttempt, forgetAttempts } from '../limits'
import type { LinkKind } from '../mail/links'

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

/**
 * Queues a link for an address, at most one of its kind in 20 minutes. One that failed, or couldn't be queued, doesn't
 * delay the next.
 * @returns the seconds to wait, if one has already been queued
 * @throws any error from queueing it
 */
export async function queueThrottledLink(
  kind: LinkKind,
  email: string,
  queue: () => Promise<unknown>,
): Promise<number | undefined> {
  const key = `${kind} ${email}`
  if (await hasLinkFailed(kind, email)) await forgetAttempts('link', key)
  const wait = await countAttempt('link', key)
  if (wait !== undefined) return wait
  try {
    await queue()
  } catch (error) {
    await forgetAttempts('link', key)
    throw error
  }
  return undefined
}
