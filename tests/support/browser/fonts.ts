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

/** For each matching element, whether all of its text is in the page's own fonts. */
async function isInOwnFonts(page: Page, selector: string): Promise<boolean[]> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('DOM.enable')
  await devtools.send('CSS.enable')
  const { root } = await devtools.send('DOM.getDocument')
  const { nodeIds } = await devtools.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector })
  const shownIn = await Promise.all(nodeIds.map((nodeId) => devtools.send('CSS.getPlatformFontsForNode', { nodeId })))
  await devtools.detach()
  return shownIn.map(({ fonts }) => fonts.every(({ isCustomFont }) => isCustomFont))
}

/** Adds a line to the page for each font and its text. */
const addLines = (page: Page, lines: readonly (readonly [font: string, text: string])[]) =>
  page.evaluate((all) => {
    for (const [font, text] of all) {
      const line = document.body.appendChild(document.createElement('pre'))
      line.className = 'every-character'
      line.style.font = font
      line.textContent = text
    }
    return document.fonts.ready.then(() => undefined)
  }, lines)

/** The brand's loaded fonts that lack one of the characters they're declared for. */
export async function incompleteFonts(page: Page): Promise<string[]> {
  const fonts = await loadedFonts(page)
  await addLines(
    page,
    fonts.map(({ family, style, letters }) => [`${style} 1rem "${family}"`, letters]),
  )
  const complete = await isInOwnFonts(page, '.every-character')
  return fonts.filter((_, index) => !complete[index]).map(({ family }) => family)
}

/** Whether a text is shown in the brand's fonts alone, as a headline and as running text. */
export async function isInBrandFonts(page: Page, text: string): Promise<boolean> {
  await addLines(
    page,
    ['display', 'sans'].map((name) => [`1rem var(--font-${name})`, text]),
  )
  return (await isInOwnFonts(page, '.every-character')).every(Boolean)
}
