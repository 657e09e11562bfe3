import { draftKey, queueKey } from '@/lib/loader-names'

/** Whether this device has something for a form: a draft, or a submission that is waiting or was rejected. */
export function hasUnsent(slug: string): boolean {
  try {
    return !!localStorage.getItem(draftKey(slug)) || !!localStorage.getItem(queueKey)?.includes(`"slug":"${slug}"`)
  } catch {
    return false
  }
}
