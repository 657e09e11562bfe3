import 'server-only'

/**
 * Makes something when it's first needed, and keeps it. If making it fails, the next call tries again.
 * @param store on globalThis, because routes are built into different bundles that have to share it
 */
export function memoised<Key extends string, T>(
  store: { [key in Key]?: Promise<T> },
  key: Key,
  make: () => Promise<T>,
): Promise<T> {
  const kept = store[key]
  if (kept) return kept
  const making = make()
  store[key] = making
  making.catch(() => {
    if (store[key] === making) delete store[key]
  })
  return making
}
