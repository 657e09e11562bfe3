import { gzipSync } from 'node:zlib'
import type { Page, Response } from '@playwright/test'
import { touch } from './page'

interface Weight {
  /** Bytes of the scripts and style sheets, gzipped, and of the fonts that a page fetches before anyone touches it. */
  script: number
  stylesheet: number
  font: number
  /** Scripts, once someone has touched the page and it responds. */
  touchedScript: number
}

/** Loads a page and weighs what it fetched, as gzip -6 whatever encoding the server sent, then touches it. */
export async function loadAndWeigh(page: Page, url: string): Promise<{ response: Response; weight: Weight }> {
  const bytes = { script: 0, stylesheet: 0, font: 0 }
  const pending: Promise<void>[] = []
  page.on('response', (response) => {
    const type = response.request().resourceType()
    if (type !== 'script' && type !== 'stylesheet' && type !== 'font') return
    const add = (body: Buffer) =>
      void (bytes[type] += type === 'font' ? body.length : gzipSync(body, { level: 6 }).length)
    pending.push(response.body().then(add, () => undefined))
  })
  const document = await page.goto(url, { waitUntil: 'networkidle' })
  await Promise.all(pending)
  const untouched = { ...bytes }
  await touch(page)
  await Promise.all(pending)
  return { response: document!, weight: { ...untouched, touchedScript: bytes.script } }
}
