import { launchBrowser } from '../browser.mjs'
import { budgets, median, record } from './budgets.mjs'
import { serveSite } from './servers.mjs'

/**
 * Playwright listens to the console, which makes V8 look up the source position of each error, and React creates three
 * when it loads. Without this flag V8 compiles all of React again for that: 40 ms that no visitor waits for.
 */
const args = ['--js-flags=--no-enable-lazy-source-positions']

/** Time from the first touch of a field until the form's island works, on a CPU slowed fourfold, with no cache. */
export async function touch() {
  const site = await serveSite()
  const browser = await launchBrowser(args)
  const times = []
  for (let visit = 0; visit < 5; visit++) {
    const context = await browser.newContext()
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    await page.goto(`${site.url}/contact`, { waitUntil: 'networkidle' })
    // Find the field and add listeners before the touch, because Playwright's own scripts are compiled in the page too.
    const field = page.locator('main form[method="post"] input:not([type="hidden"]):visible').first()
    await field.scrollIntoViewIfNeeded()
    const { x, y, width, height } = await field.boundingBox()
    const answer = await page.evaluateHandle(() => {
      let touched
      addEventListener('pointerdown', ({ timeStamp }) => (touched = timeStamp), { once: true, capture: true })
      const form = document.querySelector('main form[method="post"]')
      // The island turns off the browser's own validation once it works.
      const answered = new Promise((resolve) =>
        new MutationObserver(resolve).observe(form, { attributeFilter: ['novalidate'] }),
      )
      return { after: answered.then(() => Math.round(performance.now() - touched)) }
    })
    await page.mouse.click(x + width / 2, y + height / 2)
    times.push(await answer.evaluate(({ after }) => after))
    await context.close()
  }
  await browser.close()
  await site.stop()
  record('touch to working form', median(times), 'ms', { max: budgets.touch })
}
