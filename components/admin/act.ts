import { failureOf, notifyFailure } from './notify'

/**
 * Waits for a change, and has the page look again at what it shows. A failure is shown as a toast.
 * @param failed what it says where nothing more is known
 * @returns whether it worked
 */
export async function act(change: Promise<unknown>, failed: string, refresh: () => unknown): Promise<boolean> {
  try {
    await change
    return true
  } catch (error) {
    notifyFailure(failureOf(error, failed))
    return false
  } finally {
    await refresh()
  }
}
