import { launchBrowser } from '../browser.mjs'
import { budgets, median, record } from './budgets.mjs'
import { serveSite } from './servers.mjs'

/**
 * A driver that listens to the console has V8 look up where each error is made, and React makes three ahead: without this
 * it compiles all of React a second time for that, 40 ms that no visitor waits for.
 */
const args = ['--js-flags=--no-enable-lazy-source-positions']

/** From the first touch of a form's field to the island that answers, on a CPU four times slower, with nothing cached. */
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
    // Looked for and listened to before the touch: what a driver puts into a page to do so is compiled there too.
    const field = page.locator('main form[method="post"] input:not([type="hidden"]):visible').first()
    await field.scrollIntoViewIfNeeded()
    const { x, y, width, height } = await field.boundingBox()
    const answer = await page.evaluateHandle(() => {
      let touched
      addEventListener('pointerdown', ({ timeStamp }) => (touched = timeStamp), { once: true, capture: true })
      const form = document.querySelector('main form[method="post"]')
      // The island turns the browser's own checks off when it answers.
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
  record('touch to the form that answers', median(times), 'ms', { most: budgets.touch })
}
