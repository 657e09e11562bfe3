'use client'

import { type RefObject, useEffect } from 'react'
import { controlsOf } from './paint-errors'

/** What a person has typed, by field name. */
export type Details = Readonly<Record<string, string>>

const isRadio = (control: Element): control is HTMLInputElement =>
  control instanceof HTMLInputElement && control.type === 'radio'

/** The fields of a form as they stand. */
export function detailsIn(form: HTMLFormElement): Details {
  return Object.fromEntries(
    controlsOf(form).flatMap((control) =>
      isRadio(control) && !control.checked ? [] : [[control.name, control.value]],
    ),
  )
}

/** Puts back what was typed before; what has been typed since is kept. */
export function putDetails(form: HTMLFormElement, details: Details): void {
  let changed = false
  for (const control of controlsOf(form)) {
    const kept = details[control.name]
    if (kept === undefined) continue
    if (isRadio(control)) control.checked = control.value === kept
    else if (control instanceof HTMLSelectElement) control.value = kept
    else if (control.value === '' && kept !== '') {
      control.value = kept
      changed = true
    }
  }
  if (changed) form.dispatchEvent(new Event('input'))
}

/**
 * Keeps the button of a form off while a required field is empty, and says why (specification, section 5; decision D2).
 * Errors stand beside their fields from here on, so the browser's own check goes.
 */
export function useSendButton(ref: RefObject<HTMLFormElement | null>, hintId: string): void {
  useEffect(() => {
    const form = ref.current
    const button = form?.querySelector<HTMLButtonElement>('button[type="submit"]')
    const hint = document.getElementById(hintId)
    if (!form || !button || !hint) return
    form.noValidate = true
    button.setAttribute('aria-describedby', hintId)
    const check = () => {
      const empty = controlsOf(form).some((control) => control.required && !isRadio(control) && control.value === '')
      hint.hidden = !empty
      if (!form.hasAttribute('aria-busy')) button.disabled = empty
    }
    check()
    form.addEventListener('input', check)
    return () => form.removeEventListener('input', check)
  }, [ref, hintId])
}
