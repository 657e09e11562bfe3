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

/** What axe finds on the page as it stands, a line each. Injected through DevTools, past the page's policy. */
export async function axeViolations(page: Page): Promise<string[]> {
  // On the way from one of the owner's pages to the next the title comes after the page, and is missing for a moment.
  await expect(page).toHaveTitle(/./)
  await page.evaluate(source)
  const { violations } = await page.evaluate(
    (runOnly) => window.axe.run({ runOnly, resultTypes: ['violations'] }),
    tags,
  )
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.html.slice(0, 160)}`),
  )
}
