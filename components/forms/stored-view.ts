import { showToast } from '@/components/site/show-toast'
import type { FormWords } from '@/lib/forms/define-form'
import { say } from './form-controls'
import { storedEvent } from './submission-events'

/** Puts the thanks in the form's place; a link with `data-onward-ms` is followed by itself after that long. */
function showView(form: HTMLFormElement, view: HTMLElement) {
  form.hidden = true
  view.hidden = false
  const focused = view.querySelector<HTMLElement>('[tabindex="-1"]') ?? view
  focused.focus({ preventScroll: true })
  view.scrollIntoView({ block: 'center' })
  const onward = view.querySelector<HTMLAnchorElement>('a[data-onward-ms]')
  if (!onward) return
  const timer = setTimeout(() => location.assign(onward.href), Number(onward.dataset.onwardMs))
  // Whoever follows a link meanwhile goes where that leads.
  window.addEventListener('click', ({ target }) => (target as Element).closest('a') && clearTimeout(timer))
}

/** Says thanks for a form that has been stored, and empties it: where its flow does, in the form's place, or below the button. */
export function sayThanks(form: HTMLFormElement, words: FormWords, onEmptied: () => void): void {
  if (!form.dispatchEvent(new CustomEvent(storedEvent, { cancelable: true }))) return
  showToast(words.success)
  const view = form.parentElement?.querySelector<HTMLElement>('[data-stored-view]')
  onEmptied()
  if (view) return showView(form, view)
  say(form, words.next ?? words.success.description)
}
