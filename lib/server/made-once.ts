import 'server-only'

/**
 * What's made at the first need and kept. What couldn't be made isn't kept: the next call tries again.
 * @param store lives on globalThis: routes are built into different bundles, and share what is in it
 */
export function madeOnce<Key extends string, T>(
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
