import type { Page } from '@playwright/test'

/** Doubles the text size and lists the innermost elements that end outside the window and can't be scrolled to. */
export const findOverflowAtLargeText = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const large = new CSSStyleSheet()
    // With reduced motion every change takes a frame (base.css), so sizes would be measured too early.
    large.replaceSync('* { transition-property: none !important } :root { font-size: 32px }')
    document.adoptedStyleSheets = [large]
    const endsOutside = (element: Element) => element.getBoundingClientRect().right > innerWidth + 1
    const isScrolledTo = ({ parentElement: around }: Element): boolean =>
      around !== null &&
      around !== document.body &&
      (getComputedStyle(around).overflowX !== 'visible' || isScrolledTo(around))
    return [...document.querySelectorAll('body *')]
      .filter((element) => element.checkVisibility() && !element.closest('[aria-hidden="true"], [alt=""], .sr-only'))
      .filter((element) => endsOutside(element) && ![...element.children].some(endsOutside) && !isScrolledTo(element))
      .map((element) => `${element.localName}: ${element.textContent.trim().slice(0, 40)}`)
  })
