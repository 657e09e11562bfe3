import 'server-only'

const values = globalThis as unknown as Record<string, unknown>

/** One value for the whole process. A module's own variable isn't, because routes are built into different bundles. */
export const shared = <T>(name: string, make: () => T): T => (values[`sunnie:${name}`] ??= make()) as T

const made = shared('made', () => new Map<string, Promise<unknown>>())

/** Has the next call of `memoised` make it again. */
export const forget = (name: string) => made.delete(name)

/** Makes something when the process first needs it, and keeps it. If making it fails, the next call tries again. */
export function memoised<T>(name: string, make: () => Promise<T>): Promise<T> {
  const making =
    made.get(name) ??
    make().catch((error: unknown) => {
      forget(name)
      throw error
    })
  made.set(name, making)
  return making as Promise<T>
}
