import 'server-only'
import { shared } from './shared'

const made = shared('made', () => new Map<string, Promise<unknown>>())

/** Has the next call make it again. */
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
