import type { Page } from '@playwright/test'

/** The characters on a page that none of the brand's fonts is declared for, so that they're shown in a system font. */
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

/** The brand's loaded fonts that lack one of the characters they're declared for. */
export async function incompleteFonts(page: Page): Promise<string[]> {
  const families = await page.evaluate(async () => {
    await document.fonts.ready
    const loaded = [...document.fonts].filter(({ family, status }) => status === 'loaded' && !/slanted/.test(family))
    for (const { family, style, unicodeRange } of loaded) {
      const line = document.body.appendChild(document.createElement('pre'))
      line.className = 'every-character'
      line.style.font = `${style} 1rem ${family}`
      line.textContent = [...unicodeRange.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/gi)]
        .flatMap(([, first, last = first]) => {
          const from = parseInt(first!, 16)
          return Array.from({ length: parseInt(last!, 16) - from + 1 }, (_, i) => String.fromCodePoint(from + i))
        })
        .join('')
    }
    return loaded.map(({ family }) => family)
  })
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('DOM.enable')
  await devtools.send('CSS.enable')
  const { root } = await devtools.send('DOM.getDocument')
  const { nodeIds } = await devtools.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector: '.every-character' })
  const shownIn = await Promise.all(nodeIds.map((nodeId) => devtools.send('CSS.getPlatformFontsForNode', { nodeId })))
  await devtools.detach()
  return families.filter((_, index) => shownIn[index]!.fonts.some(({ isCustomFont }) => !isCustomFont))
}
