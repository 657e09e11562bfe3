/** Where submissions made offline wait (lead-queue.ts). */
export const queueKey = 'sunnie:queue'

/** Where a form's draft is kept (draft.ts). */
export const draftKey = (slug: string) => `sunnie:draft:${slug}`

/** Whether this device has something for a form: a draft, or a submission that waits or came back. */
export function isAwaited(slug: string): boolean {
  try {
    return !!localStorage.getItem(draftKey(slug)) || !!localStorage.getItem(queueKey)?.includes(`"slug":"${slug}"`)
  } catch {
    return false
  }
}
