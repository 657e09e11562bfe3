'use client'

import { useEffect, useRef } from 'react'

/**
 * Turns off the browser's own validation for the surrounding form once JavaScript is running, so that even the first
 * submission shows our messages (decision D1). Without JavaScript the browser still validates.
 */
export function DisableNativeValidation() {
  const marker = useRef<HTMLSpanElement>(null)
  useEffect(() => marker.current?.closest('form')?.setAttribute('novalidate', ''), [])
  return <span ref={marker} hidden />
}
