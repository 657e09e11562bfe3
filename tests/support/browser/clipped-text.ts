import type { Page } from '@playwright/test'

/** The texts whose first or last character is hidden, by a round corner or because its box is too small. */
export const clippedText = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const cut = new Set<string>()
    const range = document.createRange()
    /** Whether a slide is moving, or isn't the current one. */
    const isPassing = (slide: Element) => {
      const track = slide.parentElement!.getBoundingClientRect()
      const { left, right } = slide.getBoundingClientRect()
      return left < track.left - 1 || right > track.right + 1
    }
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const text = texts.currentNode as Text
      const parent = text.parentElement!
      const { pointerEvents, webkitLineClamp } = getComputedStyle(parent)
      const isMeantToBeCut = webkitLineClamp !== 'none' || parent.closest('.sr-only, .max-sm\\:sr-only, select')
      if (!text.data.trim() || isMeantToBeCut || pointerEvents === 'none') continue
      if (!parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
      parent.scrollIntoView({ block: 'center', behavior: 'instant' })
      const slide = parent.closest('.carousel-track > li')
      if (slide && isPassing(slide)) continue
      for (const index of [text.data.search(/\S/), text.data.trimEnd().length - 1]) {
        range.setStart(text, index)
        range.setEnd(text, index + 1)
        const { left, right, top, bottom } = range.getBoundingClientRect()
        const here = document.elementsFromPoint((left + right) / 2, (top + bottom) / 2)
        // Nothing is found outside the window, where text is seen by nobody, or only by keyboard users.
        if (here.length && !here.includes(parent)) cut.add(`${text.data.trim().slice(0, 60)} (${text.data[index]})`)
      }
    }
    scrollTo(0, 0)
    return [...cut]
  })
