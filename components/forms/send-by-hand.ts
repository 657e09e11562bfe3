import type { FormWords } from '@/lib/forms/define-form'
import type { Sending } from './last-sending'
import { claim, enqueue, queuedLead, unqueue } from './lead-queue'
import { hasArrived, isRefusal, keepLooking } from './offline-queue'
import { type Failure, sendLead } from './send-lead'

/** The keys of what is being sent by a form of this page, or of a step that has been left. */
const underway = new Set<string>()

export const isUnderway = ({ key }: Sending): boolean => underway.has(key)

interface Options {
  /** Gives the submission with what is ready of it. */
  readonly begin: () => Sending
  /** Until the whole of it is. */
  readonly ready?: Promise<unknown>
  readonly storedBy: FormWords['storedBy']
  /** The key of what came back, and goes in these words now. */
  readonly returned?: string
}

/** What can't be sent now stays in the queue if it may go later, and what was promised comes back if it can't. */
function keepOrLetGo(lead: Sending, failure: Failure, promised: boolean): void {
  const refused = isRefusal(failure)
  // Under a key that was used for other words it can never go.
  if (refused && promised && failure.status !== 409)
    enqueue({ ...lead, refused: { message: failure.message, errors: failure.errors, shown: true } })
  else if (failure.kind === 'network' || (promised && !refused)) keepLooking()
  else unqueue(lead.key)
}

/**
 * Sends what a form says. It is in the queue from the first moment: a page that is left, or that a phone ends behind
 * another app, takes its request with it, and the next one sends what waits.
 * @returns no failure once it is stored, by another try meanwhile or from another page if need be
 */
export async function sendByHand({ begin, ready, storedBy, returned }: Options): Promise<{
  readonly lead: Sending
  readonly failure?: Failure
}> {
  let lead = begin()
  /** Whether the visitor has been promised that it goes by itself. */
  const promised = queuedLead(lead.key) !== undefined || returned !== undefined
  const releases: Awaited<ReturnType<typeof claim>>[] = []
  const keep = async (instead?: string) => {
    const claimed = claim(lead.key)
    enqueue(lead, instead) // without waiting: the page may end before the lock is there
    releases.push(await claimed)
  }
  await keep(returned)
  if (ready) {
    await ready
    const early = lead
    // The page may have been left and brought back, and another have sent it meanwhile.
    if (!hasArrived(early)) lead = begin()
    if (lead.key !== early.key) await keep(early.key)
  }
  underway.add(lead.key)
  const failure = hasArrived(lead) ? undefined : await sendLead(lead.endpoint, lead.body, lead.key, storedBy)
  underway.delete(lead.key)
  const stored = !failure || hasArrived(lead)
  if (stored) unqueue(lead.key)
  else keepOrLetGo(lead, failure, promised)
  for (const release of releases) release?.()
  return stored ? { lead } : { lead, failure }
}
