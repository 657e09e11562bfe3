'use client'

import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** What only the browser knows and what never changes there; `onServer` until React is at work. */
export const useInBrowser = <T>(read: () => T, onServer: T): T => useSyncExternalStore(never, read, () => onServer)

/**
 * Whether React is at work in the browser. What Radix renders with a style attribute waits for that: from the server's
 * HTML the page's policy would refuse it, set by a script it's allowed.
 */
export const useReady = () => useInBrowser(() => true, false)
