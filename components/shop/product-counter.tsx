'use client'

import { useEffect, useRef, useState } from 'react'
import { addSpareButton, disableButton } from '@/components/forms/assistant'
import { sendingEvent } from '@/components/forms/submission-events'
import { showToast } from '@/components/site/show-toast'

interface ProductCounterProps {
  readonly id: string
  /** "{n} product(s) selected" */
  readonly counter: string
  /** Why the button can't be used yet. */
  readonly hint: string
  readonly missing: { readonly title: string; readonly description: string }
}

/**
 * Inside the product waitlist: counts the ticked products, and disables the button while there are none (specification,
 * section 4). The line with the count also says why the button is disabled.
 */
export function ProductCounter({ id, counter, hint, missing }: ProductCounterProps) {
  const line = useRef<HTMLParagraphElement>(null)
  const [count, setCount] = useState(0)

  useEffect(() => {
    const form = line.current?.closest('form')
    const button = form?.querySelector<HTMLButtonElement>('button[type="submit"]')
    if (!form || !button) return
    const listening = new AbortController()
    const { signal } = listening
    const update = () => {
      const ticked = form.querySelectorAll('input[type="checkbox"]:checked').length
      setCount(ticked)
      disableButton(form, button, ticked === 0)
    }
    let announced = false
    const announce = () => {
      if (announced) return
      announced = true
      setTimeout(() => (announced = false))
      showToast({ ...missing, variant: 'destructive' })
    }
    button.setAttribute('aria-describedby', id)
    addSpareButton(form, signal)
    // Only once a click that the loader held back has been replayed, because a disabled button would swallow it.
    setTimeout(update)
    // Also fires when saved answers are restored.
    form.addEventListener('input', update, { signal })
    form.addEventListener(sendingEvent, update, { signal })
    // The event fires before the boxes are cleared.
    form.addEventListener('reset', () => setTimeout(update), { signal })
    // Besides the browser's own bubble, show the specified notice, once for all fields.
    form.addEventListener('invalid', announce, { capture: true, signal })
    return () => listening.abort()
  }, [id, missing])

  // After going back, the browser ticks what was ticked before the scripts can count it.
  const outdated = count === 0 ? 'in-[form:has([type=checkbox]:checked)]:invisible' : ''
  return (
    <p ref={line} id={id} role="status" className={`text-sm font-semibold ${outdated}`}>
      {count > 0 ? counter.replace('{n}', String(count)) : hint}
    </p>
  )
}
