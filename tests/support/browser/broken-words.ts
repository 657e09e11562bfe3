import type { Page } from '@playwright/test'

/**
 * The words of headings, or of the elements `where` selects, that take more than `most` lines. `words` matches a word.
 */
export const brokenWords = (page: Page, where = 'h1, h2', words = /\p{L}+/gu, most = 1): Promise<string[]> =>
  page.locator(where).evaluateAll(
    (headings, { words, most }) =>
      headings.flatMap((heading) => {
        const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT)
        const range = document.createRange()
        const broken: string[] = []
        while (texts.nextNode()) {
          const text = texts.currentNode as Text
          for (const { index, 0: word } of text.data.matchAll(words)) {
            range.setStart(text, index)
            range.setEnd(text, index + word.length)
            if (new Set([...range.getClientRects()].map(({ top }) => top)).size > most) broken.push(word)
          }
        }
        return broken
      }),
    { words, most },
  )
