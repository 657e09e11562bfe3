// node tools/bench/touch.mjs [URL]: from the first touch of a form's field to the island that answers, on a CPU four times
// slower. Prints the median of five visits with nothing cached, in milliseconds. The site has to be running.
import { chromium } from '@playwright/test'
import { findBrowser } from '../browser.mjs'

const url = process.argv[2] ?? 'http://localhost:3000/contact'
const browser = await chromium.launch({
  executablePath: (await findBrowser()) || undefined,
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
})
const times = []
for (let visit = 0; visit < 5; visit++) {
  const context = await browser.newContext()
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.goto(url, { waitUntil: 'networkidle' })
  await page.evaluate(() => {
    const form = document.querySelector('main form[method="post"]')
    addEventListener('pointerdown', ({ timeStamp }) => (window.touched = timeStamp), { once: true, capture: true })
    new MutationObserver(() => (window.answered ??= performance.now())).observe(form, {
      attributeFilter: ['novalidate'],
    })
  })
  await page.locator('main form[method="post"] input:not([type="hidden"]):visible').first().click()
  await page.waitForFunction(() => window.answered)
  times.push(await page.evaluate(() => Math.round(window.answered - window.touched)))
  await context.close()
}
console.log(`touch to answer: ${times.toSorted((a, b) => a - b)[2]} ms (${times.join(', ')})`)
await browser.close()
