import { type Toast, showToast } from '@/components/site/show-toast'
import { sendingWords } from '@/content/sending'
import { queueKey } from '@/lib/loader-names'
import { clearDraft, readDraft, saveDraft, differsFrom } from './draft'
import { type QueuedLead, claim, enqueue, queuedLead, readQueue, unqueue, queueWithout, writeQueue } from './lead-queue'
import { type LeadSubmission, lastSubmission, saveSubmission } from './last-submission'
import { type Failure, isOurs, sendLead } from './send-lead'
import { sentEvent } from './submission-events'

const retryMs = 20_000
/** After this long it may no longer be wanted, so the visitor decides. */
const staleMs = 48 * 3_600_000
let timer: ReturnType<typeof setInterval> | undefined
const asked = new Set<string>()
/** The submission that the open question is about. A new toast would replace the question. */
let asking: string | undefined
/** Keys of what has been stored since the page loaded. */
const arrived = new Set<string>()

function endQuestion(key: string): void {
  if (asking === key) asking = undefined
}

/** Makes way for the next question, and lets this one be asked again. */
function forgetQuestion(key: string): void {
  endQuestion(key)
  asked.delete(key)
}

/** Asks the visitor about a submission, once a page and only one at a time. */
function ask({ key }: QueuedLead, question: Toast): void {
  if (asking || asked.has(key)) return
  asking = key
  asked.add(key)
  showToast({ ...question, stays: true, onDismiss: () => endQuestion(key), otherwise: () => forgetQuestion(key) })
}

/** Opens the form of a rejected submission, with its answers in place of any later draft. */
function openReturned({ slug, page, fields, extra, keepsDraft, refused }: QueuedLead): void {
  const query = new URL(page, location.origin).search || undefined
  if (keepsDraft && !refused?.shown) saveDraft(slug, { fields, extra, query })
  location.assign(page)
}

/** Tells the visitor about a rejected submission, whatever page they're on. */
function showReturned(lead: QueuedLead): void {
  const { title, description, open } = sendingWords.returned
  const action = { label: open, onClick: () => openReturned(queuedLead(lead.key) ?? lead) }
  const cancel = { label: sendingWords.stale.discard, onClick: () => unqueue(lead.key) }
  ask(lead, { title, description, variant: 'destructive', action, cancel })
}

const isStale = ({ at }: QueuedLead) => Date.now() - at > staleMs

/** What to say about a waiting submission: it goes automatically, or once the visitor agrees. */
export function queuedMessage(lead: QueuedLead): string {
  if (!isStale(lead)) return sendingWords.kept
  const day = new Intl.DateTimeFormat('en-AU', { weekday: 'long', day: 'numeric', month: 'long' }).format(lead.at)
  return sendingWords.stale.description
    .replace('{form}', lead.label ?? sendingWords.stale.unnamed)
    .replace('{day}', day)
}

function askAboutStale(lead: QueuedLead): void {
  const { title, send, discard } = sendingWords.stale
  const answer = (queue: readonly QueuedLead[]) => {
    forgetQuestion(lead.key) // it may still be rejected
    if (writeQueue(queue)) flush()
  }
  ask(lead, {
    title,
    description: queuedMessage(lead),
    action: { label: send, onClick: () => answer([...queueWithout(lead.key), { ...lead, at: Date.now() }]) },
    cancel: { label: discard, onClick: () => answer(queueWithout(lead.key)) },
  })
}

/** Whether the server would reject it every time. */
export const isRefusal = (failure: Failure): failure is Extract<Failure, { kind: 'status' }> =>
  isOurs(failure) && [400, 409, 413, 415, 422].includes(failure.status)

/** Whether it has been stored, by any attempt. */
export function hasArrived({ slug, key }: LeadSubmission): boolean {
  const last = lastSubmission(slug)
  return arrived.has(key) || (last?.key === key && last.arrived === true)
}

/**
 * Deletes what this device keeps of a stored submission, and tells its form, now or when it's shown again.
 * @returns false if a form on this page has taken note
 */
export function recordArrival(lead: LeadSubmission): boolean {
  const { slug, key } = lead
  arrived.add(key)
  unqueue(key)
  // Newer answers stay until they're sent.
  if (!differsFrom(readDraft(slug) ?? {}, lead)) clearDraft(slug)
  if (lastSubmission(slug)?.key === key) saveSubmission({ ...lead, arrived: true })
  return window.dispatchEvent(new CustomEvent(sentEvent, { detail: lead, cancelable: true }))
}

async function sendClaimed(lead: QueuedLead): Promise<boolean> {
  // It may have been sent by hand or withdrawn while others were being sent.
  if (!queuedLead(lead.key)) return false
  const failure = await sendLead(lead.endpoint, lead.body, lead.key)
  if (!failure) {
    const { title, description } = sendingWords.sent
    const { leftOut } = lead
    showToast(leftOut ? { title, description: `${description} ${leftOut}`, stays: true } : sendingWords.sent)
    recordArrival(lead)
  } else if (isRefusal(failure) && queuedLead(lead.key)) {
    // It wasn't changed or sent by hand in the meantime, so return it to its form.
    enqueue({ ...lead, refused: { message: failure.message, errors: failure.errors } })
  }
  return !failure
}

/** @returns whether it was stored */
async function sendOne(lead: QueuedLead): Promise<boolean> {
  const release = await claim(lead.key)
  if (!release) return false // its form is sending it
  const stored = await sendClaimed(lead)
  release()
  return stored
}

async function sendQueued(): Promise<void> {
  let sent = false
  for (const lead of readQueue()) if (!lead.refused && !isStale(lead)) sent = (await sendOne(lead)) || sent
  // A question would replace the good news, so ask at the next check.
  if (!sent) {
    for (const lead of readQueue())
      if (lead.refused) showReturned(lead)
      else if (isStale(lead)) askAboutStale(lead)
  }
  if (readQueue().some(({ key, refused }) => !refused || !asked.has(key))) return
  clearInterval(timer)
  timer = undefined
}

/** Sends what's queued, from one tab at a time. */
function flush(): void {
  if ('locks' in navigator)
    void navigator.locks.request(queueKey, { ifAvailable: true }, (lock) => (lock ? sendQueued() : undefined))
  else void sendQueued()
}

/** Checks the queue at intervals, for as long as the page is open. */
export function pollQueue(): void {
  if (timer) return
  timer = setInterval(flush, retryMs)
  window.addEventListener('online', flush)
}

/** Sends what's queued as soon as there's a network. */
export function watchQueue(): void {
  if (timer) return
  pollQueue()
  flush()
}
