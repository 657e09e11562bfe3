import { queueKey } from '@/lib/loader-names'
import type { LeadSubmission } from './last-submission'

/** A submission that is waiting: its form is sending it, or had no network. */
export interface QueuedLead extends LeadSubmission {
  /** Why the server rejected it. It's kept, but not sent again until the visitor has changed it. */
  readonly refused?: {
    readonly message?: string
    readonly errors?: Readonly<Record<string, readonly string[]>>
    /** It has been put back into its form. */
    readonly shown?: boolean
  }
}

/** All waiting submissions, oldest first. */
export function readQueue(): QueuedLead[] {
  try {
    const queue: unknown = JSON.parse(localStorage.getItem(queueKey) ?? '[]')
    return Array.isArray(queue) ? (queue as QueuedLead[]) : []
  } catch {
    return []
  }
}

/** @returns false if storage is full or blocked */
export function writeQueue(queue: readonly QueuedLead[]): boolean {
  try {
    if (queue.length) localStorage.setItem(queueKey, JSON.stringify(queue))
    else localStorage.removeItem(queueKey)
    return true
  } catch {
    return false
  }
}

/** The queue without some submissions, by key. */
export const queueWithout = (...keys: readonly (string | undefined)[]): QueuedLead[] =>
  readQueue().filter(({ key }) => !keys.includes(key))

export const queuedLead = (key: string | undefined): QueuedLead | undefined =>
  readQueue().find((lead) => lead.key === key)

/** A form's queued submissions on this device, rejected or not, latest last. */
export const queuedOf = (slug: string): QueuedLead[] => readQueue().filter((lead) => lead.slug === slug)

/** Adds a submission to the end of the queue, replacing another if need be. */
export const enqueue = (lead: QueuedLead, instead?: string): void =>
  void writeQueue([...queueWithout(lead.key, instead), lead])

/** Removes a submission: it was sent, changed or deleted. */
export const unqueue = (key: string): void => void writeQueue(queueWithout(key))

/** Removes a form's rejected submissions that were put back into it, once the visitor has cleared it. */
export const unqueueShown = (slug: string): void =>
  void writeQueue(readQueue().filter((lead) => lead.slug !== slug || !lead.refused?.shown))

/**
 * Keeps every other page from sending a submission until the returned function is called or this page ends. Undefined
 * if another page has it. In browsers without locks, the key makes a second attempt harmless.
 */
export const claim = (key: string): Promise<(() => void) | undefined> =>
  new Promise((resolve) => {
    const unclaimed = () => resolve(() => {})
    if (!('locks' in navigator)) return unclaimed()
    navigator.locks
      .request(`sunnie:lead:${key}`, { ifAvailable: true }, (lock) =>
        lock ? new Promise<void>((release) => resolve(release)) : resolve(undefined),
      )
      .catch(unclaimed)
  })
