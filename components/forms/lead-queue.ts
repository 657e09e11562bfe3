import { queueKey } from '@/lib/loader-names'
import type { Sending } from './last-sending'

/** A submission that waits: its form is sending it, or had no network. */
export interface QueuedLead extends Sending {
  /** Why the server would not take it: it is kept, and no longer sent, until the visitor has changed it. */
  readonly refused?: {
    readonly message?: string
    readonly errors?: Readonly<Record<string, readonly string[]>>
    /** Its form has given it back. */
    readonly shown?: boolean
  }
}

/** All that waits, oldest first. */
export function readQueue(): QueuedLead[] {
  try {
    const queue: unknown = JSON.parse(localStorage.getItem(queueKey) ?? '[]')
    return Array.isArray(queue) ? (queue as QueuedLead[]) : []
  } catch {
    return []
  }
}

/** @returns false where storage is blocked */
export function writeQueue(queue: readonly QueuedLead[]): boolean {
  try {
    if (queue.length) localStorage.setItem(queueKey, JSON.stringify(queue))
    else localStorage.removeItem(queueKey)
    return true
  } catch {
    return false
  }
}

/** What waits beside some, by key. */
export const without = (...keys: readonly (string | undefined)[]): QueuedLead[] =>
  readQueue().filter(({ key }) => !keys.includes(key))

export const queuedLead = (key: string | undefined): QueuedLead | undefined =>
  readQueue().find((lead) => lead.key === key)

/** What waits of a form on this device, refused or not, the latest last. */
export const queuedOf = (slug: string): QueuedLead[] => readQueue().filter((lead) => lead.slug === slug)

/** Puts one last in the queue, in the place of another if need be. */
export const enqueue = (lead: QueuedLead, instead?: string): void =>
  void writeQueue([...without(lead.key, instead), lead])

/** Forgets one: it was sent meanwhile, changed, or deleted. */
export const unqueue = (key: string): void => void writeQueue(without(key))

/** Forgets what came back to a form, which the visitor has cleared. */
export const unqueueShown = (slug: string): void =>
  void writeQueue(readQueue().filter((lead) => lead.slug !== slug || !lead.refused?.shown))

/**
 * Keeps every other page from sending it until what this gives is called, or this page ends. Undefined if another has it.
 * Where there are no locks, its key makes a second try harmless.
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
