import 'server-only'
import { db } from '../db'
import { countAttempt, forgetAttempts } from '../limits'
import { privateKinds } from '../mail/links'

/** Whether the last link to an address was refused by the carrier. One that came back would come back again. */
async function hasLinkFailed(recipient: string): Promise<boolean> {
  const last = await (
    await db()
  ).outboxMessage.findFirst({
    where: { kind: { in: privateKinds }, recipient },
    orderBy: { createdAt: 'desc' },
    select: { state: true },
  })
  return last?.state === 'failed'
}

/**
 * Queues a link for an address, one in 20 minutes. One that couldn't be queued, or has failed, doesn't hold up the next.
 * @returns the seconds to wait, where one has been queued already
 * @throws whatever keeps it from being queued
 */
export async function queueRarely(email: string, queue: () => Promise<unknown>): Promise<number | undefined> {
  if (await hasLinkFailed(email)) await forgetAttempts('link', email)
  const wait = await countAttempt('link', email)
  if (wait !== undefined) return wait
  try {
    await queue()
  } catch (error) {
    await forgetAttempts('link', email)
    throw error
  }
  return undefined
}
