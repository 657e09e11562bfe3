import { showToast } from '@/components/site/show-toast'
import { queueWords } from '@/lib/forms/queue-words'
import { clearDraft } from './draft'
import { sendLead } from './send-lead'

/** One filling that could not be sent for want of a network. Its key lets it arrive once, however often it is tried. */
export interface QueuedLead {
  endpoint: string
  body: unknown
  key: string
  /** The form whose draft goes once this is sent, from whatever page. */
  draft?: string
}

export const queueKey = 'sunnie:queue'
/** Told on `window` with the key of a filling that has gone out. */
export const sentEvent = 'sunnie:sent'

const retryMs = 20_000
let timer: ReturnType<typeof setInterval> | undefined

function read(): QueuedLead[] {
  try {
    const queue: unknown = JSON.parse(localStorage.getItem(queueKey) ?? '[]')
    return Array.isArray(queue) ? (queue as QueuedLead[]) : []
  } catch {
    return []
  }
}

function keep(queue: readonly QueuedLead[]): boolean {
  try {
    if (queue.length) localStorage.setItem(queueKey, JSON.stringify(queue))
    else localStorage.removeItem(queueKey)
    return true
  } catch {
    return false
  }
}

/** Forgets a filling: it was sent by hand meanwhile, or with other words. */
export function unqueueLead(key: string): void {
  keep(read().filter((lead) => lead.key !== key))
}

async function sendQueued(): Promise<void> {
  for (const lead of read()) {
    const sending = await sendLead(lead.endpoint, lead.body, lead.key)
    if (sending.sent) {
      unqueueLead(lead.key)
      if (lead.draft) clearDraft(lead.draft)
      showToast(queueWords.sent)
      window.dispatchEvent(new CustomEvent(sentEvent, { detail: lead.key }))
    } else if (sending.failure.kind === 'status' && [400, 409, 413, 422].includes(sending.failure.status)) {
      // It will never be taken as it is. 409: the same filling has arrived, in other words.
      unqueueLead(lead.key)
    }
  }
  if (!read().length) {
    clearInterval(timer)
    timer = undefined
  }
}

/** Sends what is kept, in one tab at a time. */
function flush(): void {
  if ('locks' in navigator)
    void navigator.locks.request(queueKey, { ifAvailable: true }, (lock) => (lock ? sendQueued() : undefined))
  else void sendQueued()
}

/** Sends what is kept as soon as there is a network, for as long as the page is open. */
export function watchQueue(): void {
  if (timer) return
  timer = setInterval(flush, retryMs)
  window.addEventListener('online', flush)
  flush()
}

/**
 * Keeps a filling on this device until it can be sent.
 * @returns false when the device keeps nothing
 */
export function queueLead(lead: QueuedLead): boolean {
  const kept = keep([...read().filter(({ key }) => key !== lead.key), lead])
  if (kept && !timer) {
    timer = setInterval(flush, retryMs)
    window.addEventListener('online', flush)
  }
  return kept
}
