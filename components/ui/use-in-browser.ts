'use client'

import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** A value that only the browser knows and that never changes there; `onServer` until hydration. */
export const useInBrowser = <T>(read: () => T, onServer: T): T => useSyncExternalStore(never, read, () => onServer)

/**
 * Whether React has hydrated the page. What Radix renders with a style attribute waits for that, because the page's
 * policy blocks the attribute in the server's HTML but not when a script sets it.
 */
export const useReady = () => useInBrowser(() => true, false)
