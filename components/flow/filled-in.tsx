'use client'

import { useEffect, useRef } from 'react'
import { watchAssistant } from '@/components/forms/assistant'

/** Inside a step's form: asks the person to check what an assistant has filled in. */
export function FilledIn() {
  const place = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    const form = place.current?.closest('form')
    const listening = new AbortController()
    if (form) watchAssistant(form, listening.signal)
    return () => listening.abort()
  }, [])
  return <p ref={place} data-form-status role="status" className="basis-full text-sm font-semibold empty:hidden" />
}
