import { showToast } from '@/components/site/show-toast'
import { answering, noticeOnPage } from '@/lib/answering'
import type { FormWords } from '@/lib/forms/define-form'
import { showText } from './form-controls'
import { storedEvent } from './submission-events'

/** Replaces the form with the thanks. A link with `data-onward-ms` is followed automatically after that long. */
function showView(form: HTMLFormElement, view: HTMLElement) {
  form.hidden = true
  view.hidden = false
  const focused = view.querySelector<HTMLElement>('[tabindex="-1"]') ?? view
  focused.focus({ preventScroll: true })
  view.scrollIntoView({ block: 'center' })
  const onward = view.querySelector<HTMLAnchorElement>('a[data-onward-ms]')
  if (!onward) return
  const timer = setTimeout(() => location.assign(onward.href), Number(onward.dataset.onwardMs))
  // If the visitor follows a link first, let them go there.
  window.addEventListener('click', ({ target }) => (target as Element).closest('a') && clearTimeout(timer))
}

/** Says thanks for a stored form and empties it: as its flow does, in place of the form, or below the button. */
export function showThanks(form: HTMLFormElement, words: FormWords, onEmptied: () => void): void {
  const { success, next } = answering(words, noticeOnPage())
  if (!form.dispatchEvent(new CustomEvent(storedEvent, { cancelable: true }))) return
  showToast(success)
  const view = form.parentElement?.querySelector<HTMLElement>('[data-stored-view]')
  onEmptied()
  if (view) return showView(form, view)
  showText(form, next ?? success.description, { mood: 'sent' })
}
