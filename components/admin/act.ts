import { failureOf, notifyFailure } from './notify'

/**
 * Waits for a change, and has the page look again at what it shows. A failure is shown as a toast.
 * @param failed what it says where nothing more is known
 * @returns what came of it; undefined if it failed
 */
export async function act<Outcome extends object>(
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
