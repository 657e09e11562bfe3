import { type Toast, showToast } from '@/components/site/show-toast'
import { sendingWords } from '@/content/sending'
import { queueKey } from '@/lib/loader-names'
import { clearDraft, readDraft, saveDraft, saysOtherwise } from './draft'
import { type QueuedLead, claim, enqueue, queuedLead, readQueue, unqueue, without, writeQueue } from './lead-queue'
import { type Sending, lastSending, noteSending } from './last-sending'
import { type Failure, sendLead } from './send-lead'
import { sentEvent } from './submission-events'

const retryMs = 20_000
/** Older than this it may no longer be wanted: the visitor decides. */
const staleMs = 48 * 3_600_000
let timer: ReturnType<typeof setInterval> | undefined
const asked = new Set<string>()
/** The submission that the open question is about: a toast takes the place of another. */
let asking: string | undefined
/** What has been stored since the page came, by key. */
const arrived = new Set<string>()

function endQuestion(key: string): void {
  if (asking === key) asking = undefined
}

/** Makes room for the next question, and for this one once more. */
function forgetQuestion(key: string): void {
  endQuestion(key)
  asked.delete(key)
}

/** Asks the visitor about a submission, once a page, and not while she is asked about another. */
function ask({ key }: QueuedLead, question: Toast): void {
  if (asking || asked.has(key)) return
  asking = key
  asked.add(key)
  showToast({ ...question, stays: true, onDismiss: () => endQuestion(key), otherwise: () => forgetQuestion(key) })
}

/** Opens the form of a refused submission, with its words in place of a draft that has followed it. */
function openReturned({ slug, page, fields, extra, keepsDraft, refused }: QueuedLead): void {
  const query = new URL(page, location.origin).search || undefined
  if (keepsDraft && !refused?.shown) saveDraft(slug, { fields, extra, query })
  location.assign(page)
}

/** Puts a refused submission in front of the visitor, wherever on the site she is. */
function showReturned(lead: QueuedLead): void {
  const { title, description, open } = sendingWords.returned
  const action = { label: open, onClick: () => openReturned(queuedLead(lead.key) ?? lead) }
  ask(lead, { title, description, variant: 'destructive', action })
}

const isStale = ({ at }: QueuedLead) => Date.now() - at > staleMs

/** What is said of a submission that waits: it goes by itself, or once the visitor says so. */
export function waitingWords(lead: QueuedLead): string {
  if (!isStale(lead)) return sendingWords.kept
  const day = new Intl.DateTimeFormat('en-AU', { weekday: 'long', day: 'numeric', month: 'long' }).format(lead.at)
  return sendingWords.stale.description
    .replace('{form}', lead.label ?? sendingWords.stale.unnamed)
    .replace('{day}', day)
}

function askAboutStale(lead: QueuedLead): void {
  const { title, send, discard } = sendingWords.stale
  const answer = (queue: readonly QueuedLead[]) => {
    forgetQuestion(lead.key) // one that is sent may come back
    if (writeQueue(queue)) flush()
  }
  ask(lead, {
    title,
    description: waitingWords(lead),
    action: { label: send, onClick: () => answer([...without(lead.key), { ...lead, at: Date.now() }]) },
    cancel: { label: discard, onClick: () => answer(without(lead.key)) },
  })
}

/** Whether the server would not take it however often it came. */
export const isRefusal = (failure: Failure): failure is Extract<Failure, { kind: 'status' }> =>
  failure.kind === 'status' && [400, 409, 413, 415, 422].includes(failure.status)

/** Whether it has been stored, by whichever try. */
export function hasArrived({ slug, key }: Sending): boolean {
  const last = lastSending(slug)
  return arrived.has(key) || (last?.key === key && last.arrived === true)
}

/**
 * Clears away what this device keeps of a sending that was stored, and tells its form, now or when it's shown again.
 * @returns false where a form on this page has been told
 */
export function noteArrival(lead: Sending): boolean {
  const { slug, key } = lead
  arrived.add(key)
  unqueue(key)
  // Newer words stay until they are sent.
  if (!saysOtherwise(readDraft(slug) ?? {}, lead)) clearDraft(slug)
  if (lastSending(slug)?.key === key) noteSending({ ...lead, arrived: true })
  return window.dispatchEvent(new CustomEvent(sentEvent, { detail: lead, cancelable: true }))
}

async function sendClaimed(lead: QueuedLead): Promise<boolean> {
  // Sent by hand, or taken back, while others went out before it?
  if (!queuedLead(lead.key)) return false
  const failure = await sendLead(lead.endpoint, lead.body, lead.key)
  if (!failure) {
    showToast(sendingWords.sent)
    noteArrival(lead)
  } else if (isRefusal(failure) && queuedLead(lead.key)) {
    // Neither changed nor sent by hand meanwhile: it is given back.
    enqueue({ ...lead, refused: { message: failure.message, errors: failure.errors } })
  }
  return !failure
}

/** @returns whether it is stored */
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
  // A question would take the good news away: it comes with the next look.
  if (!sent) {
    for (const lead of readQueue())
      if (lead.refused) showReturned(lead)
      else if (isStale(lead)) askAboutStale(lead)
  }
  if (readQueue().some(({ key, refused }) => !refused || !asked.has(key))) return
  clearInterval(timer)
  timer = undefined
}

/** Sends what is kept, in one tab at a time. */
function flush(): void {
  if ('locks' in navigator)
    void navigator.locks.request(queueKey, { ifAvailable: true }, (lock) => (lock ? sendQueued() : undefined))
  else void sendQueued()
}

/** Looks after what is kept from time to time, for as long as the page is open. */
export function keepLooking(): void {
  if (timer) return
  timer = setInterval(flush, retryMs)
  window.addEventListener('online', flush)
}

/** Sends what is kept as soon as there is a network. */
export function watchQueue(): void {
  if (timer) return
  keepLooking()
  flush()
}
