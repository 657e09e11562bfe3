'use client'

import { useEffect, useRef } from 'react'
import { controlsOf, showSending } from './form-controls'
import { sendingEvent } from './submission-events'

/** The other forms of the page that post to the same place. */
const siblingsOf = (form: HTMLFormElement): HTMLFormElement[] =>
  [...document.forms].filter((other) => other !== form && other.getAttribute('action') === form.getAttribute('action'))

function copyFields(from: HTMLFormElement, to: HTMLFormElement) {
  const theirs = controlsOf(to)
  const behind = controlsOf(from).flatMap(({ name, value }) =>
    theirs.filter((field) => field.name === name && field.value !== value).map((field) => ({ field, value })),
  )
  // All are written before any is announced: the announcement is shared back.
  for (const { field, value } of behind) field.value = value
  // The other form's island hears of it as if it had been typed.
  for (const { field } of behind) field.dispatchEvent(new Event('input', { bubbles: true }))
}

/** Inside a form: keeps every other form to the same endpoint filled in and busy alike (decision D5). */
export function SharedFields() {
  const marker = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const form = marker.current?.closest('form')
    if (!form) return
    const listening = new AbortController()
    const { signal } = listening
    const share = () => siblingsOf(form).forEach((other) => copyFields(form, other))
    form.addEventListener('input', share, { signal })
    // The event comes before the fields are emptied.
    form.addEventListener('reset', () => setTimeout(share), { signal })
    const onSending = (event: Event) =>
      siblingsOf(form).forEach((other) => showSending(other, (event as CustomEvent<boolean>).detail))
    form.addEventListener(sendingEvent, onSending, { signal })
    return () => listening.abort()
  }, [])
  return <span ref={marker} hidden />
}
