import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { type Page, expect } from '@playwright/test'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

interface Violation {
  id: string
  nodes: { html: string; target: string[] }[]
}

declare global {
  interface Window {
    axe: { run(options: unknown): Promise<{ violations: Violation[] }> }
  }
}

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** What axe finds on the current page, one line each. It's injected through DevTools, which bypasses the page's CSP. */
export async function axeViolations(page: Page): Promise<string[]> {
  // Between two of the owner's pages the title is missing for a moment, because it arrives after the page.
  await expect(page).toHaveTitle(/./)
  // Nor is text that's still fading in, after the width has changed, what anyone reads.
  await page.evaluate(async () => {
    const fades = document.getAnimations().filter((animation) => animation instanceof CSSTransition)
    await Promise.allSettled(fades.map(({ finished }) => finished))
  })
  await page.evaluate(source)
  const { violations } = await page.evaluate(
    (runOnly) => window.axe.run({ runOnly, resultTypes: ['violations'] }),
    tags,
  )
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.html.slice(0, 160)}`),
  )
}
