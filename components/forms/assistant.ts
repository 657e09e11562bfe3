import { sendingWords } from '@/content/sending'
import { listen, showText } from './form-controls'

/** Which form's assistant is waiting for its answer, and how to give it. */
const asked = new WeakMap<HTMLFormElement, (answer: string) => void>()

/**
 * Has an assistant wait for `answerAssistant`. Preventing a submit without this tells it that the site is broken.
 * @param event a form's submit event, after `preventDefault`
 */
export function holdAssistant(event: Event): void {
  const { agentInvoked } = event as SubmitEvent
  if (agentInvoked)
    (event as SubmitEvent).respondWith?.(new Promise((resolve) => asked.set(event.target as HTMLFormElement, resolve)))
}

/** Tells the assistant that filled in the form what became of it. */
export function answerAssistant(form: HTMLFormElement, answer: string): void {
  asked.get(form)?.(answer)
  asked.delete(form)
}

/** Whether an assistant has filled in the form, and the person hasn't sent it yet. */
function isAssisted(form: HTMLFormElement): boolean {
  try {
    return form.matches(':tool-form-active')
  } catch {
    return false // this browser has no assistants
  }
}

/**
 * Disables a form's button while something is missing, unless an assistant has filled in the form: then the person gets
 * the button, so that what's missing can be said. The form is only marked once the fields' events are over.
 */
export function disableButton(form: HTMLFormElement, button: HTMLButtonElement, isMissing: boolean): void {
  if (form.hasAttribute('data-busy')) return
  button.disabled = isMissing && !isAssisted(form)
  if (button.disabled)
    setTimeout(() => {
      if (!button.disabled || !isAssisted(form)) return
      button.disabled = false
      button.focus()
    })
}

/**
 * A second submit button that nobody sees, for a form that disables its own until it's filled in: an assistant can fill
 * in no form without a button to press. Once it has, it gives that button the focus. The person then gets the form's
 * own, enabled, so that what's missing can be said.
 */
export function addSpareButton(form: HTMLFormElement, signal: AbortSignal): void {
  const own = form.querySelector<HTMLButtonElement>('button[type="submit"]')!
  const spare = document.createElement('button')
  spare.className = 'sr-only'
  spare.tabIndex = -1
  spare.setAttribute('aria-hidden', 'true')
  spare.addEventListener('focus', () => {
    own.disabled = false
    own.focus()
  })
  form.append(spare)
  signal.addEventListener('abort', () => spare.remove())
}

/**
 * Asks the person to check what an assistant has filled in. That moves the focus to the submit button. From then on the
 * form is checked by us alone, because a form that the browser stops is never submitted, so there's no answering it.
 */
export function watchAssistant(form: HTMLFormElement, signal: AbortSignal): void {
  const look = () => {
    if (!isAssisted(form)) return
    form.noValidate = true
    showText(form, sendingWords.filledIn, { focus: false })
    // The button may have been disabled just then, or another that nobody sees has got it.
    const { activeElement } = document
    if (activeElement === document.body || activeElement?.ariaHidden === 'true')
      form.querySelector<HTMLElement>('[data-send], [data-next]')?.focus()
  }
  const status = form.querySelector('[data-form-status]')
  const forget = () => void (status?.textContent === sendingWords.filledIn && showText(form, ''))
  look()
  listen(form, 'submit', forget, signal)
  listen(form, 'focusin', ({ target }) => (target as Element).matches('[type="submit"]') && look(), signal)
}
