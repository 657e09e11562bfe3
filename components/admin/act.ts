import { notifyFailure } from './notify'

/**
 * Waits for a change, and has the page look again at what it shows. A failure is shown as a toast.
 * @returns whether it worked
 */
export async function act(change: Promise<unknown>, failed: string, refresh: () => Promise<unknown>): Promise<boolean> {
  try {
    await change
    return true
  } catch {
    notifyFailure(failed)
    return false
  } finally {
    await refresh()
  }
}
