import { gzipSync } from 'node:zlib'
import type { Page, Response } from '@playwright/test'

export interface Weight {
  /** Bytes, gzipped: every script, style sheet and preloaded font that the page fetches before anybody touches it. */
  script: number
  style: number
  preloadedFonts: number
}

/** Loads a page and weighs what it fetched, by the same measure (gzip -6) whatever the server sent. */
export async function loadAndWeigh(page: Page, url: string): Promise<{ response: Response; weight: Weight }> {
  const weight: Weight = { script: 0, style: 0, preloadedFonts: 0 }
  const pending: Promise<void>[] = []
  page.on('response', (response) => {
    const type = response.request().resourceType()
    if (type !== 'script' && type !== 'stylesheet') return
    pending.push(
      response.body().then(
        (body) => void (weight[type === 'script' ? 'script' : 'style'] += gzipSync(body, { level: 6 }).length),
        () => undefined,
      ),
    )
  })
  const document = await page.goto(url, { waitUntil: 'networkidle' })
  await Promise.all(pending)
  const fonts = await page
    .locator('link[rel="preload"][as="font"]')
    .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href))
  for (const font of fonts) weight.preloadedFonts += (await (await page.request.get(font)).body()).length
  return { response: document!, weight }
}
