import type { Page } from '@playwright/test'

/**
 * Words that run together across inline elements, as `one¦two`, for whoever reads a page without its styles: text
 * browsers, readers, copy and paste. An `em` or `wbr` may stand within a word.
 */
export const joinedWords = (page: Page, html: string): Promise<string[]> =>
  page.evaluate((source) => {
    const inline = 'a abbr b button cite code img input label picture small source span strong sub sup svg time'.split(
      ' ',
    )
    const found: string[] = []
    let before = ''
    const walk = (node: Node) => {
      if (node instanceof Text) {
        if (/[\p{L}\p{N}.,!?)%]¦$/u.test(before) && /^[\p{L}\p{N}$(]/u.test(node.data))
          found.push(before.slice(-25) + node.data.slice(0, 25))
        before = node.data || before
      } else if (node instanceof Element && !node.matches('script, style, template')) {
        const end = ['em', 'wbr'].includes(node.localName) ? '' : inline.includes(node.localName) ? '¦' : ' '
        const mark = () => {
          if (!before.endsWith(end)) before += end
        }
        mark()
        node.childNodes.forEach(walk)
        mark()
      }
    }
    walk(new DOMParser().parseFromString(source, 'text/html').body)
    return found
  }, html)
