import { expect, test } from '../support/site'
import { weigh } from '../support/weight'

// docs/goals.md: a bare Next page of this version fetches 135 kB of scripts; kB are 1,000 bytes, gzip -6.
const bareNextPage = 135_000
const limits = { script: bareNextPage + 5_000, style: 14_000, preloadedFonts: 65_000 }

const pages = ['/', '/contact', '/thanks/contact', '/no-such-page']

for (const path of pages)
  test(`${path} is within its bytes`, async ({ page, site }) => {
    const weight = await weigh(page, site.url + path)
    console.log(`${path}: scripts ${weight.script}, styles ${weight.style}, preloaded fonts ${weight.preloadedFonts}`)
    for (const [kind, limit] of Object.entries(limits)) expect(weight[kind as keyof typeof limits], `${kind} of ${path}`).toBeLessThanOrEqual(limit)
  })
