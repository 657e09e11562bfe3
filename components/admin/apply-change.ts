import { failureOf, notifyFailure } from './notify'

/**
 * Waits for a change, then refreshes what the page shows. A failure is shown as a toast.
 * @param failed the message if nothing more specific is known
 * @returns the outcome, or undefined if it failed
 */
export async function applyChange<Outcome extends object>(
  change: Promise<Outcome>,
  failed: string,
  refresh: () => unknown,
): Promise<Outcome | undefined> {
  try {
    return await change
  } catch (error) {
    notifyFailure(failureOf(error, failed))
    return undefined
  } finally {
    await refresh()
  }
}
