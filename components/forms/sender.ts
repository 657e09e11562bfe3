import { type Toast, showToast } from '@/components/site/show-toast'
import { sendingWords } from '@/content/sending'
import type { FormWords } from '@/lib/forms/define-form'
import { queueKey } from '@/lib/loader-names'
import {
  type Lead,
  clearDraft,
  differsFrom,
  enqueue,
  keepDraft,
  keepSent,
  queuedLead,
  readKept,
  readQueue,
  unqueue,
} from './kept'
import { type Failure, isOurs, sendLead } from './send-lead'
import { sentEvent } from './submission-events'

const retryMs = 20_000
/** After this long it may no longer be wanted, so the visitor decides. */
const staleMs = 48 * 3_600_000
let timer: ReturnType<typeof setInterval> | undefined
/** Keys of what the visitor has been asked about on this page. */
const asked = new Set<string>()
/** The submission that the open question is about. A new toast would replace the question. */
let asking: string | undefined
/** Keys of what's being sent by a form on this page, or by a flow's step that has been left. */
const underway = new Set<string>()
/** Keys of what has been stored since the page loaded. */
const arrived = new Set<string>()

export const isUnderway = ({ key }: Lead): boolean => underway.has(key)

/** Whether it has been stored, by any attempt. */
function hasArrived(lead: Lead): boolean {
  const kept = readKept(lead.slug)
  return arrived.has(lead.key) || (kept.arrived === true && kept.sent?.key === lead.key)
}

/**
 * Deletes what this device keeps of a stored submission, and tells its form, now or when it's shown again.
 * @returns false if a form on this page has taken note
 */
export function recordArrival(lead: Lead): boolean {
  const kept = readKept(lead.slug)
  arrived.add(lead.key)
  unqueue(lead.key)
  // Newer answers stay until they're sent.
  if (!differsFrom(kept, lead)) clearDraft(lead.slug)
  if (kept.sent?.key === lead.key) keepSent(lead, true)
  return window.dispatchEvent(new CustomEvent(sentEvent, { detail: lead, cancelable: true }))
}

/**
 * Keeps every other page from sending a submission until the returned function is called or this page ends. Undefined
 * if another page has it. In browsers without locks, the key makes a second attempt harmless.
 */
const claim = (key: string): Promise<(() => void) | undefined> =>
  new Promise((resolve) => {
    const unclaimed = () => resolve(() => {})
    if (!('locks' in navigator)) return unclaimed()
    navigator.locks
      .request(`sunnie:lead:${key}`, { ifAvailable: true }, (lock) =>
        lock ? new Promise<void>((release) => resolve(release)) : resolve(undefined),
      )
      .catch(unclaimed)
  })

interface Sending {
  /** Whether the visitor was told that it will be sent: it stays queued, or goes back to its form if it's rejected. */
  readonly promised: boolean
  /** Its form is waiting for the result, and shows why it was rejected. */
  readonly fromForm?: boolean
  readonly storedBy?: FormWords['storedBy']
}

/** Sends one queued submission, and removes it once it's stored or the visitor has seen that it wasn't. */
async function deliver(lead: Lead, { promised, fromForm, storedBy }: Sending): Promise<Failure | undefined> {
  if (fromForm) underway.add(lead.key)
  const failure = hasArrived(lead) ? undefined : await sendLead(lead.endpoint, lead.body, lead.key, storedBy)
  underway.delete(lead.key)
  if (!failure || hasArrived(lead)) return void unqueue(lead.key)
  const refused = isOurs(failure) && [400, 409, 413, 415, 422].includes(failure.status)
  // From its form, a key that was used for different content can never be accepted.
  if (refused && promised && !(fromForm && failure.status === 409)) {
    // It may have been changed or sent by hand in the meantime.
    if (queuedLead(lead.key))
      enqueue({ ...lead, refused: { message: failure.message, errors: failure.errors, shown: fromForm } })
  } else if (isOurs(failure) && (refused || !promised)) unqueue(lead.key)
  else pollQueue()
  return failure
}

interface FromForm {
  /** Returns the submission with what's ready so far. */
  readonly begin: () => Lead
  /** Resolves once all of it is ready. */
  readonly ready?: Promise<unknown>
  readonly storedBy: FormWords['storedBy']
  /** Key of a rejected submission that this one replaces. */
  readonly returned?: string
}

/**
 * Sends what a form says. It's queued first, because leaving the page, or the phone closing it behind another app, ends
 * the request. The next page then sends what's queued.
 * @returns no failure once it's stored, even if by another attempt or from another page
 */
export async function sendNow({ begin, ready, storedBy, returned }: FromForm): Promise<{
  readonly lead: Lead
  readonly failure?: Failure
}> {
  let lead = begin()
  const promised = queuedLead(lead.key) !== undefined || returned !== undefined
  const releases: Awaited<ReturnType<typeof claim>>[] = []
  const queue = async (instead?: string) => {
    const claimed = claim(lead.key)
    enqueue(lead, instead) // don't wait: the page may end before the lock is granted
    releases.push(await claimed)
  }
  await queue(returned)
  if (ready) {
    await ready
    const early = lead
    // The page may have been left and restored, and another page may have sent it.
    if (!hasArrived(early)) lead = begin()
    if (lead.key !== early.key) await queue(early.key)
  }
  const failure = await deliver(lead, { promised, fromForm: true, storedBy })
  for (const release of releases) release?.()
  return { lead, failure }
}

/** @returns whether it was stored */
async function sendFromQueue(lead: Lead): Promise<boolean> {
  const release = await claim(lead.key)
  if (!release) return false // its form is sending it
  // It may have been sent by hand or withdrawn while others were being sent.
  const stored = !!queuedLead(lead.key) && !(await deliver(lead, { promised: true }))
  if (stored) {
    const { title, description } = sendingWords.sent
    const { leftOut } = lead
    showToast(leftOut ? { title, description: `${description} ${leftOut}`, stays: true } : sendingWords.sent)
    recordArrival(lead)
  }
  release()
  return stored
}

async function sendQueued(): Promise<void> {
  let sent = false
  for (const lead of readQueue()) if (!lead.refused && !isStale(lead)) sent = (await sendFromQueue(lead)) || sent
  // A question would replace the good news, so ask at the next check.
  if (!sent)
    for (const lead of readQueue())
      if (lead.refused) showReturned(lead)
      else if (isStale(lead)) askAboutStale(lead)
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
function pollQueue(): void {
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

/** Asks the visitor about a submission, once a page and only one at a time. */
function ask({ key }: Lead, question: Toast): void {
  if (asking || asked.has(key)) return
  asking = key
  asked.add(key)
  const end = () => {
    if (asking === key) asking = undefined
  }
  const otherwise = () => {
    end()
    asked.delete(key)
  }
  showToast({ ...question, stays: true, onDismiss: end, otherwise })
}

/** Opens the form of a rejected submission, with its answers in place of any later draft. */
function openReturned(lead: Lead): void {
  const { page, fields, extra, keepsDraft, refused } = lead
  const query = new URL(page, location.origin).search || undefined
  if (keepsDraft && !refused?.shown) keepDraft(lead.slug, { fields, extra, query })
  location.assign(page)
}

/** Tells the visitor about a rejected submission, whatever page they're on. */
function showReturned(lead: Lead): void {
  const { title, description, open } = sendingWords.returned
  const action = { label: open, onClick: () => openReturned(queuedLead(lead.key) ?? lead) }
  const cancel = { label: sendingWords.stale.discard, onClick: () => unqueue(lead.key) }
  ask(lead, { title, description, variant: 'destructive', action, cancel })
}

const isStale = ({ at }: Lead) => Date.now() - at > staleMs

/** What to say about a waiting submission: it goes automatically, or once the visitor agrees. */
export function queuedMessage(lead: Lead): string {
  if (!isStale(lead)) return sendingWords.kept
  const day = new Intl.DateTimeFormat('en-AU', { weekday: 'long', day: 'numeric', month: 'long' }).format(lead.at)
  return sendingWords.stale.description
    .replace('{form}', lead.label ?? sendingWords.stale.unnamed)
    .replace('{day}', day)
}

function askAboutStale(lead: Lead): void {
  const { title, send, discard } = sendingWords.stale
  const answer = (act: () => void) => () => {
    if (asking === lead.key) asking = undefined
    asked.delete(lead.key) // it may still be rejected
    act()
    flush()
  }
  ask(lead, {
    title,
    description: queuedMessage(lead),
    action: { label: send, onClick: answer(() => enqueue({ ...lead, at: Date.now() })) },
    cancel: { label: discard, onClick: answer(() => unqueue(lead.key)) },
  })
}
