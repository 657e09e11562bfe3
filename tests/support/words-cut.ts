import type { Page } from '@playwright/test'

/** The texts whose first or last letter can't be seen where it stands: behind a round corner, or outside a box too small. */
export const wordsCut = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const cut = new Set<string>()
    const range = document.createRange()
    /** A slide on its way, or one whose turn has not come. */
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
      const isMeantToBeCut = webkitLineClamp !== 'none' || parent.closest('.sr-only, select')
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
        // Outside the window there is nothing: what stands there is for nobody, or for whoever gets to it by keyboard.
        if (here.length && !here.includes(parent)) cut.add(`${text.data.trim().slice(0, 60)} (${text.data[index]})`)
      }
    }
    scrollTo(0, 0)
    return [...cut]
  })
