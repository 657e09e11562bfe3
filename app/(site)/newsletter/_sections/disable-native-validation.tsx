'use client'

import { useEffect, useRef } from 'react'

/**
 * Inside a form: once there are scripts, they and not the browser say what is missing, with the very first sending
 * too (decision D1). Without scripts the browser checks.
 */
export function DisableNativeValidation() {
  const marker = useRef<HTMLSpanElement>(null)
  useEffect(() => marker.current?.closest('form')?.setAttribute('novalidate', ''), [])
  return <span ref={marker} hidden />
}
