import type { Page } from '@playwright/test'

/** The characters on a page that none of the brand's fonts has, so that they're shown in a system font. */
export const missingGlyphs = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    await document.fonts.ready
    const unquoted = (family: string) => family.trim().replace(/^["']|["']$/g, '')
    const faces = [...document.fonts]
      // A face that's declared but never fetched shows nothing.
      .filter(({ family, status }) => status === 'loaded' && !/(fallback|slanted)["']?$/i.test(family))
      .map(({ family, unicodeRange }) => ({
        family: unquoted(family),
        ranges: unicodeRange.split(',').map((range) => {
          const [first, last = first] = range.trim().slice(2).split('-')
          return [parseInt(first!, 16), parseInt(last!, 16)] as const
        }),
      }))
    const isShown = (families: readonly string[], code: number) =>
      faces.some(
        ({ family, ranges }) =>
          families.includes(family) && ranges.some(([first, last]) => first <= code && code <= last),
      )
    const missing = new Set<string>()
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const parent = texts.currentNode.parentElement!
      if (!parent.checkVisibility({ visibilityProperty: true })) continue
      const families = getComputedStyle(parent).fontFamily.split(',').map(unquoted)
      for (const letter of texts.currentNode.textContent ?? '')
        if (letter >= ' ' && !isShown(families, letter.codePointAt(0)!)) missing.add(letter)
    }
    return [...missing]
  })
