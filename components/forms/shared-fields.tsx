'use client'

import { useEffect, useRef } from 'react'

/** The other forms of the page that post to the same place. */
export function sharingForms(form: HTMLFormElement): HTMLFormElement[] {
  return [...document.forms].filter(
    (other) => other !== form && other.getAttribute('action') === form.getAttribute('action'),
  )
}

/** What a person fills in: not the hidden fields, which tell the forms apart, and not the trap for bots. */
function fieldsOf(form: HTMLFormElement): HTMLInputElement[] {
  return [...form.elements].filter(
    (element): element is HTMLInputElement =>
      element instanceof HTMLInputElement && element.type !== 'hidden' && element.name !== 'website',
  )
}

function copyFields(from: HTMLFormElement, to: HTMLFormElement) {
  const theirs = fieldsOf(to)
  const behind = fieldsOf(from).flatMap(({ name, value }) =>
    theirs.filter((field) => field.name === name && field.value !== value).map((field) => ({ field, value })),
  )
  // All are written before any is announced: the announcement is shared back.
  for (const { field, value } of behind) field.value = value
  // The other form's island hears of it as if it had been typed.
  for (const { field } of behind) field.dispatchEvent(new Event('input', { bubbles: true }))
}

/** Inside a form: keeps it filled like every other form to the same endpoint (decision D5). */
export function SharedFields() {
  const marker = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const form = marker.current?.closest('form')
    if (!form) return
    const listening = new AbortController()
    const share = () => sharingForms(form).forEach((other) => copyFields(form, other))
    form.addEventListener('input', share, { signal: listening.signal })
    // The event comes before the fields are emptied.
    form.addEventListener('reset', () => setTimeout(share), { signal: listening.signal })
    return () => listening.abort()
  }, [])
  return <span ref={marker} hidden />
}
