/** Puts the thanks in the form's place; a link with `data-onward-ms` is followed by itself after that long. */
export function showView(form: HTMLFormElement, view: HTMLElement) {
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
