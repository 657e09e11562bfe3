import type { Page } from '@playwright/test'

/** The characters of a `unicode-range`. */
const lettersOf = (ranges: string): string =>
  [...ranges.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/gi)]
    .flatMap(([, first, last = first]) => {
      const [from, to] = [parseInt(first!, 16), parseInt(last!, 16)]
      return Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index))
    })
    .join('')

/** The brand's fonts that a page has loaded, with the characters they're declared for. The others show nothing. */
async function loadedFonts(page: Page) {
  const fonts = await page.evaluate(async () => {
    await document.fonts.ready
    return [...document.fonts]
      .filter(({ family, status }) => status === 'loaded' && !/(fallback|slanted)["']?$/i.test(family))
      .map(({ family, style, unicodeRange }) => ({
        family: family.replace(/^["']|["']$/g, ''),
        style,
        unicodeRange,
      }))
  })
  return fonts.map(({ unicodeRange, ...font }) => ({ ...font, letters: lettersOf(unicodeRange) }))
}

/** The characters on a page that none of the brand's fonts is declared for, so that they're shown in a system font. */
export const missingGlyphs = async (page: Page): Promise<string[]> =>
  page.evaluate(
    (fonts) => {
      const missing = new Set<string>()
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      while (texts.nextNode()) {
        const parent = texts.currentNode.parentElement!
        if (!parent.checkVisibility({ visibilityProperty: true })) continue
        const families = getComputedStyle(parent)
          .fontFamily.split(',')
          .map((family) => family.trim().replace(/^["']|["']$/g, ''))
        const shown = fonts.filter(({ family }) => families.includes(family)).map(({ letters }) => letters)
        for (const letter of texts.currentNode.textContent ?? '')
          if (letter >= ' ' && !shown.some((letters) => letters.includes(letter))) missing.add(letter)
      }
      return [...missing]
    },
    await loadedFonts(page),
  )
