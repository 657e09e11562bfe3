import { withoutInvisible } from '@/lib/invisible'

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** Answers by field name. A list has several values. */
export type FieldValues = Readonly<Record<string, readonly string[]>>

export const isControl = (target: unknown): target is Control =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement

/** The named controls that a person fills in, so no hidden fields and not the honeypot. */
export const controlsOf = (form: HTMLFormElement): Control[] =>
  [...form.elements]
    .filter(isControl)
    .filter(({ name, type }) => name && name !== 'website' && !/hidden|file/.test(type))

export const isCheckable = (control: Element): control is HTMLInputElement =>
  control instanceof HTMLInputElement && (control.type === 'checkbox' || control.type === 'radio')

/** Moves the focus to the first of these fields. */
export const focusFirst = (form: HTMLFormElement, names: readonly string[]): void =>
  controlsOf(form)
    .find(({ name }) => names.includes(name))
    ?.focus()

/** The fields' current values, including hidden sections, because a draft keeps those too. */
export function valuesIn(form: HTMLFormElement): FieldValues {
  const values: Record<string, string[]> = {}
  for (const control of controlsOf(form))
    if (!isCheckable(control) || control.checked) (values[control.name] ??= []).push(control.value)
  return values
}

/** Removes invisible characters from the addresses, because a browser's own check would refuse them. */
export function cleanAddresses(form: HTMLFormElement): void {
  for (const control of controlsOf(form))
    if (control.type === 'email' && control.value !== withoutInvisible(control.value))
      control.value = withoutInvisible(control.value)
}

/** Whether a control differs from how it was served. */
export function isChanged(control: Control): boolean {
  if (isCheckable(control)) return control.checked !== control.defaultChecked
  if (control instanceof HTMLSelectElement)
    return [...control.options].some((option) => option.selected !== option.defaultSelected)
  return control.value !== control.defaultValue
}

/** Whether anything in the form differs from how it was served. */
export const isFilledIn = (form: HTMLFormElement): boolean => controlsOf(form).some(isChanged)

/** Restores saved answers. Anything typed or chosen since then stays, and ticked boxes are combined. */
export function fillIn(form: HTMLFormElement, values: FieldValues): void {
  const begun = new Set(
    controlsOf(form)
      .filter(isChanged)
      .map(({ name }) => name),
  )
  for (const control of controlsOf(form)) {
    const kept = values[control.name]
    if (!kept || (begun.has(control.name) && control.type !== 'checkbox')) continue
    if (isCheckable(control)) control.checked ||= kept.includes(control.value)
    else control.value = kept[0] ?? ''
  }
  if (seen.has(form)) note(form)
}

/**
 * Listens for a form's events on their way down from the window, because none reach the form on a page that React
 * couldn't hydrate (app/keep-standing.tsx).
 */
export function listen(form: HTMLFormElement, type: string, listener: (event: Event) => void, signal: AbortSignal) {
  const own = (event: Event) => form.contains(event.target as Node) && listener(event)
  window.addEventListener(type, own, { capture: true, signal })
}

/** What was in each form when its listeners last heard of a change. */
const seen = new WeakMap<HTMLFormElement, string>()
const read = (form: HTMLFormElement) => JSON.stringify(valuesIn(form))
const note = (form: HTMLFormElement) => seen.set(form, read(form))

/** When somebody may next look at a form or leave it. */
const moments = ['change', 'focusout', 'keydown', 'pagehide', 'pointerdown', 'pointerover']

/**
 * Tells a form's listeners of fields that were filled in without an `input` event, as password managers and Chrome on
 * iOS do, and as browsers do that restore a page after it has loaded. The event's target is the form.
 */
export function watchSilentChanges(form: HTMLFormElement, signal: AbortSignal): void {
  const look = () => {
    if (!seen.has(form)) note(form)
    else if (seen.get(form) !== read(form)) form.dispatchEvent(new Event('input', { bubbles: true }))
  }
  note(form)
  for (const type of moments) window.addEventListener(type, look, { capture: true, signal })
  // Chromium restores what was typed after the page has loaded.
  window.addEventListener('pageshow', () => setTimeout(look), { signal })
  listen(form, 'input', () => note(form), signal)
  // The event fires before the fields are cleared, and the focus moves right after that.
  listen(form, 'reset', () => seen.delete(form), signal)
}

/** Shows each field's error beside it and marks the field. Clears those that aren't in `errors`. */
export function showErrors(form: HTMLFormElement, errors: Readonly<Record<string, string | undefined>>): void {
  for (const place of form.querySelectorAll<HTMLElement>('[data-error-for]')) {
    const message = errors[place.dataset.errorFor!] ?? ''
    if (place.textContent !== message) place.textContent = message
  }
  for (const control of controlsOf(form)) {
    if (errors[control.name]) control.setAttribute('aria-invalid', 'true')
    else control.removeAttribute('aria-invalid')
  }
}

/**
 * Shows on the button (submit-button.tsx) whether the form is sending. Screen readers don't announce that, and
 * disabling the button loses its focus, so meanwhile the status below it says the same to them and takes its focus.
 */
export function showSending(form: HTMLFormElement, sending: boolean): void {
  const button = form.querySelector<HTMLButtonElement>('button[type="submit"]')
  if (!button) return
  const status = form.querySelector<HTMLElement>('[data-form-status]')
  const { activeElement } = document
  form.toggleAttribute('data-busy', sending)
  status?.classList.toggle('sr-only', sending)
  showText(form, (sending && button.dataset.sending) || '', { focus: activeElement === button })
  button.disabled = sending
  button.textContent = (sending ? button.dataset.sending : button.dataset.send) ?? ''
  if (!sending && (activeElement === status || activeElement === document.body)) button.focus({ preventScroll: true })
}

interface ShowOptions {
  readonly place?: 'status' | 'failure'
  readonly focus?: boolean
  readonly mood?: 'sent' | 'waiting' | 'failed'
}

/**
 * Writes a message into the form: `status` goes below the button, `failure` above it. A status also takes focus,
 * because the button lost it by being disabled.
 * @param options.mood what kind of news it is, for its colour. Without one it's in ink
 * @returns false if the form has no such place
 */
export function showText(
  form: HTMLFormElement,
  message: string,
  { place = 'status', focus = true, mood }: ShowOptions = {},
): boolean {
  const element = form.querySelector<HTMLElement>(`[data-form-${place}]`)
  if (!element) return false
  element.textContent = message
  if (mood) element.dataset.mood = mood
  else delete element.dataset.mood
  if (message && focus && place === 'status') element.focus()
  return true
}

/** Clears both messages. */
export function clearText(form: HTMLFormElement): void {
  showText(form, '')
  showText(form, '', { place: 'failure' })
}

/** Shows or hides the line that says answers were restored from this device. */
export function showKept(form: HTMLFormElement, kept: boolean): void {
  const note = form.querySelector<HTMLElement>('[data-draft-kept]')
  if (note) note.hidden = !kept
}
