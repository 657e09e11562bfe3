import 'server-only'
import { db } from '../db'
import { countAttempt, forgetAttempts } from '../limits'
import type { LinkKind } from '../mail/links'

/** Whether the last such link to an address was refused by the carrier. One that came back would come back again. */
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
 * Queues a link for an address, one of its kind in 20 minutes. One that couldn't be queued, or has failed, doesn't hold up
 * the next.
 * @returns the seconds to wait, where one has been queued already
 * @throws whatever keeps it from being queued
 */
export async function queueRarely(
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
