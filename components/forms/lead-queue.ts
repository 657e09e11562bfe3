import { queueKey } from './awaited'
import type { Sending } from './last-sending'

/** A submission made offline. */
export interface QueuedLead extends Sending {
  /** Why the server would not take it: it is kept, and no longer sent, until the visitor has changed it. */
  readonly refused?: { readonly message?: string; readonly errors?: Readonly<Record<string, readonly string[]>> }
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

/** What waits beside one. */
export const without = (key: string): QueuedLead[] => readQueue().filter((lead) => lead.key !== key)

/** The latest submission of a form that waits on this device, refused or not. */
export const queuedLead = (slug: string): QueuedLead | undefined => readQueue().findLast((lead) => lead.slug === slug)

/** Forgets one: it was sent by hand meanwhile, changed, or deleted. */
export const unqueueLead = (key: string): void => void writeQueue(without(key))

/** Forgets one that came back, once it goes in other words. */
export const unqueueReturned = (key: string | undefined): void =>
  void writeQueue(readQueue().filter((lead) => !lead.refused || lead.key !== key))
