// npm run shots [URL [PATH …]]: screenshots of every route, or of those that are named, at three widths, in shots/. The site must be running.
import { mkdirSync } from 'node:fs'
import { findBrowser } from './browser.mjs'

const [given, ...named] = process.argv.slice(2)
const site = given ?? `http://localhost:${process.env.PORT ?? 3000}`
const { chromium } = await import('@playwright/test')
const args = [
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
if (process.getuid?.() === 0) args.push('--no-sandbox')
const browser = await chromium.launch({ executablePath: (await findBrowser()) || undefined, args })
const sitemap = await (await fetch(`${site}/sitemap.xml`)).text()
const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => new URL(address).pathname)
const others = [
  '/no-such-page',
  '/services/no-such-service',
  '/the-sunnie-journal/no-such-article',
  '/thanks/contact',
  '/unsubscribe/a-token',
  '/admin',
]
const paths = named.length ? named : [...listed, ...others]
mkdirSync('shots', { recursive: true })

for (const width of [390, 768, 1440]) {
  const page = await browser.newPage({ viewport: { width, height: 900 }, reducedMotion: 'reduce' })
  for (const path of paths) {
    await page.goto(site + path, { waitUntil: 'networkidle' })
    // Scroll through the page once to load lazy pictures.
    await page.evaluate(async () => {
      for (let y = 0; y < document.body.scrollHeight; y += 600) {
        scrollTo(0, y)
        await new Promise((resolve) => requestAnimationFrame(resolve))
      }
      scrollTo(0, 0)
    })
    await page.waitForLoadState('networkidle')
    await page.screenshot({
      path: `shots/${path === '/' ? 'home' : path.slice(1).replaceAll('/', '-')}-${width}.png`,
      fullPage: true,
    })
  }
  await page.close()
}
await browser.close()
console.log(`shots/: ${paths.length} pages at three widths`)
