'use client'

import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/**
 * Whether React is at work in the browser. What Radix renders with a style attribute waits for that: from the server's
 * HTML the page's policy would refuse it, set by a script it's allowed.
 */
export const useReady = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
