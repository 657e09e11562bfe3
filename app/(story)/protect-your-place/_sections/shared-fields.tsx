'use client'

import { controlsOf, showSending } from '@/components/forms/form-controls'
import { sendingEvent } from '@/components/forms/submission-events'

/** Other forms on the page with the same endpoint. */
const siblingsOf = (form: HTMLFormElement): HTMLFormElement[] =>
  [...document.forms].filter((other) => other !== form && other.getAttribute('action') === form.getAttribute('action'))

function copyFields(from: HTMLFormElement, to: HTMLFormElement) {
  const theirs = controlsOf(to)
  const behind = controlsOf(from).flatMap(({ name, value }) =>
    theirs.filter((field) => field.name === name && field.value !== value).map((field) => ({ field, value })),
  )
  // Write all of them before dispatching any event, because the events trigger copying back.
  for (const { field, value } of behind) field.value = value
  // Tell the other form's island, as if it had been typed there.
  for (const { field } of behind) field.dispatchEvent(new Event('input', { bubbles: true }))
}

function shareFields(marker: HTMLSpanElement) {
  const form = marker.closest('form')!
  const listening = new AbortController()
  const { signal } = listening
  const share = () => siblingsOf(form).forEach((other) => copyFields(form, other))
  form.addEventListener('input', share, { signal })
  // The event fires before the fields are cleared.
  form.addEventListener('reset', () => setTimeout(share), { signal })
  const onSending = (event: Event) =>
    siblingsOf(form).forEach((other) => showSending(other, (event as CustomEvent<boolean>).detail))
  form.addEventListener(sendingEvent, onSending, { signal })
  return () => listening.abort()
}

/** Inside a form: shares its values and busy state with the page's other forms for its endpoint. */
export const SharedFields = () => <span ref={shareFields} hidden />
