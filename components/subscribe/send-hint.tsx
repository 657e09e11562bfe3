'use client'

import { useEffect, useRef } from 'react'
import { addSpareButton, disableButton } from '@/components/forms/assistant'
import { sendingEvent } from '@/components/forms/submission-events'

/** Disables its form's button while a required field is empty, and says why (specification, section 5). */
export function SendHint({ children }: { readonly children: string }) {
  const place = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    const hint = place.current
    const form = hint?.closest('form')
    const button = form?.querySelector<HTMLButtonElement>('button[type="submit"]')
    if (!form || !button || !hint) return
    const listening = new AbortController()
    const { signal } = listening
    const check = () => {
      const fields = [...form.elements] as HTMLInputElement[]
      const empty = fields.some(({ required, type, value }) => required && type !== 'radio' && value === '')
      hint.hidden = !empty
      // Even a hidden hint would still be read out as the description.
      if (empty) button.setAttribute('aria-describedby', hint.id)
      else button.removeAttribute('aria-describedby')
      disableButton(form, button, empty)
    }
    check()
    addSpareButton(form, signal)
    form.addEventListener('input', check, { signal })
    form.addEventListener(sendingEvent, check, { signal })
    return () => listening.abort()
  }, [])
  return (
    <p ref={place} id="subscribe-submit-hint" className="-mt-3 text-sm text-muted" hidden>
      {children}
    </p>
  )
}
