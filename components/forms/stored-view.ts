/** Puts the thanks in the form's place; `data-onward-ms` says how long until its link is followed by itself. */
export function showView(form: HTMLFormElement, view: HTMLElement) {
  form.hidden = true
  view.hidden = false
  const focused = view.querySelector<HTMLElement>('[tabindex="-1"]') ?? view
  focused.focus({ preventScroll: true })
  view.scrollIntoView({ block: 'center' })
  const onward = view.querySelector<HTMLAnchorElement>('a')?.href
  if (!onward || !view.dataset.onwardMs) return
  const timer = setTimeout(() => location.assign(onward), Number(view.dataset.onwardMs))
  // Whoever follows a link meanwhile goes where that leads.
  window.addEventListener('click', ({ target }) => (target as Element).closest('a') && clearTimeout(timer))
}
