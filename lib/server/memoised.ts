import 'server-only'

/**
 * Makes something when it's first needed, and keeps it. If making it fails, the next call tries again.
 * @param store on globalThis, because routes are built into different bundles that have to share it
 */
export const memoised = <Key extends string, T>(
  store: { [key in Key]?: Promise<T> },
  key: Key,
  make: () => Promise<T>,
): Promise<T> =>
  (store[key] ??= make().catch((error: unknown) => {
    delete store[key]
    throw error
  }))
