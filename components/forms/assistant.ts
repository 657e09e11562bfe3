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

/**
 * A second submit button that nobody sees, for a form that disables its own until it's filled in: an assistant can fill
 * in no form without a button to press.
 */
export function addSpareButton(form: HTMLFormElement, signal: AbortSignal): void {
  const spare = document.createElement('button')
  spare.hidden = true
  form.append(spare)
  signal.addEventListener('abort', () => spare.remove())
}

/**
 * Asks the person to check what an assistant has filled in. That moves the focus to the submit button. From then on the
 * form is checked by us alone, because a form that the browser stops is never submitted, so there's no answering it.
 */
export function watchAssistant(form: HTMLFormElement, signal: AbortSignal): void {
  const look = () => {
    try {
      if (!form.matches(':tool-form-active')) return
      form.noValidate = true
      showText(form, sendingWords.filledIn, { focus: false })
    } catch {
      // This browser has no assistants.
    }
  }
  look()
  listen(form, 'focusin', ({ target }) => (target as Element).matches('[type="submit"]') && look(), signal)
}
