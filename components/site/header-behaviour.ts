const scrolledAfter = 10 // px, specification section 9

const openMenus = (header: HTMLElement) => [...header.querySelectorAll<HTMLDetailsElement>('details[open]')]

/** Closes all menus in the header except the one that contains `keep`. */
function closeMenus(header: HTMLElement, keep?: EventTarget | null): void {
  for (const menu of openMenus(header)) {
    if (!(keep instanceof Node && menu.parentElement?.contains(keep))) menu.open = false
  }
}

/**
 * Adds the header's scripted behaviour: a scrolled state beyond 10 px, and menus that close on an outside click, on
 * Escape, on losing focus and when a link is followed (specification section 2). Everything else is CSS.
 *
 * @returns a function that removes it again
 */
export function attachHeader(header: HTMLElement): () => void {
  const page = document.documentElement
  const markScrolled = () => {
    header.dataset.scrolled = String(window.scrollY > scrolledAfter)
  }
  const closeOutside = ({ target }: Event) => {
    // When another header item is tapped, wait for its click. Closing a menu now would move that item from under the
    // finger. The scrim waits too, or the click would fall through to the page.
    const pressed =
      target instanceof Element && target.closest('header :is(a, summary):not(:focus-visible), .menu-scrim')
    if (!pressed) closeMenus(header, target)
  }
  const closeAll = () => closeMenus(header)
  const closeOnLink = ({ target }: Event) => {
    if (target instanceof Element && target.closest('a, .menu-scrim')) closeAll()
  }
  const closeOnEscape = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape') return
    const menu = openMenus(header).at(-1)
    if (menu?.parentElement?.contains(document.activeElement)) menu.querySelector('summary')?.focus()
    if (menu) menu.open = false
    // Hides menus and tooltips opened by hover or focus until the pointer or focus moves (WCAG 1.4.13).
    page.dataset.dismissed = ''
  }
  const forgetDismissed = () => delete page.dataset.dismissed

  const controller = new AbortController()
  const options = { passive: true, signal: controller.signal }
  window.addEventListener('scroll', markScrolled, options)
  window.addEventListener('pagehide', closeAll, options)
  document.addEventListener('pointerdown', closeOutside, options)
  document.addEventListener('focusin', closeOutside, options)
  document.addEventListener('keydown', closeOnEscape, options)
  document.addEventListener('pointerover', forgetDismissed, options)
  document.addEventListener('focusin', forgetDismissed, options)
  header.addEventListener('click', closeOnLink, options)
  markScrolled()
  return () => controller.abort()
}
