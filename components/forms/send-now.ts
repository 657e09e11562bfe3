import type { FormWords } from '@/lib/forms/define-form'
import type { LeadSubmission } from './last-submission'
import { claim, enqueue, queuedLead, unqueue } from './lead-queue'
import { hasArrived, isRefusal, pollQueue } from './queue-sender'
import { type Failure, isOurs, sendLead } from './send-lead'

/** Keys of what's being sent by a form on this page, or by a flow's step that has been left. */
const inFlight = new Set<string>()

export const isUnderway = ({ key }: LeadSubmission): boolean => inFlight.has(key)

interface Options {
  /** Returns the submission with what's ready so far. */
  readonly begin: () => LeadSubmission
  /** Resolves once all of it is ready. */
  readonly ready?: Promise<unknown>
  readonly storedBy: FormWords['storedBy']
  /** Key of a rejected submission that this one replaces. */
  readonly returned?: string
}

/** Keeps a failed submission queued if a retry may work. Otherwise, one that was promised goes back to its form. */
function requeueOrDrop(lead: LeadSubmission, failure: Failure, promised: boolean): void {
  const refused = isRefusal(failure)
  // A key that was used for different content can never be accepted.
  if (refused && promised && failure.status !== 409)
    enqueue({ ...lead, refused: { message: failure.message, errors: failure.errors, shown: true } })
  else if (!isOurs(failure) || (promised && !refused)) pollQueue()
  else unqueue(lead.key)
}

/**
 * Sends what a form says. It's queued first, because leaving the page, or the phone closing it behind another app, ends
 * the request. The next page then sends what's queued.
 * @returns no failure once it's stored, even if by another attempt or from another page
 */
export async function sendNow({ begin, ready, storedBy, returned }: Options): Promise<{
  readonly lead: LeadSubmission
  readonly failure?: Failure
}> {
  let lead = begin()
  /** Whether the visitor was told that it will be sent automatically. */
  const promised = queuedLead(lead.key) !== undefined || returned !== undefined
  const releases: Awaited<ReturnType<typeof claim>>[] = []
  const keep = async (instead?: string) => {
    const claimed = claim(lead.key)
    enqueue(lead, instead) // don't wait: the page may end before the lock is granted
    releases.push(await claimed)
  }
  await keep(returned)
  if (ready) {
    await ready
    const early = lead
    // The page may have been left and restored, and another page may have sent it.
    if (!hasArrived(early)) lead = begin()
    if (lead.key !== early.key) await keep(early.key)
  }
  inFlight.add(lead.key)
  const failure = hasArrived(lead) ? undefined : await sendLead(lead.endpoint, lead.body, lead.key, storedBy)
  inFlight.delete(lead.key)
  const stored = !failure || hasArrived(lead)
  if (stored) unqueue(lead.key)
  else requeueOrDrop(lead, failure, promised)
  for (const release of releases) release?.()
  return stored ? { lead } : { lead, failure }
}
