// npm run shots [URL [PATH …]]: takes every route, or the given ones, at three widths, into shots/. The site must be
// running.
// npm run shots docs: takes the pictures in README.md and docs/owner.md, of the built site with sample leads.
import { mkdirSync } from 'node:fs'
import sharp from 'sharp'
import { readEnvironment } from '../lib/environment.mjs'
import { owner, serveSite } from './bench/servers.mjs'
import { launchBrowser } from './browser.mjs'
import { readArguments } from './command.mjs'
import { readModule } from './content/read.mjs'
import { sitemapPaths } from './sitemap.mjs'

const [given, ...named] = readArguments({ words: true }).words
const browser = await launchBrowser()

/** Routes that aren't in the sitemap. */
const others = [
  '/no-such-page',
  '/services/no-such-service',
  '/the-sunnie-journal/no-such-article',
  '/thanks/contact',
  '/unsubscribe/unknown',
  '/admin',
]

async function takeRoutes(site) {
  const listed = await sitemapPaths(site).catch(() => {
    console.error(`There is no site at ${site}: start it first, or give its URL: npm run shots URL`)
    process.exit(1)
  })
  const paths = named.length ? named : [...listed, ...others]
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
        const shown = [...document.images].filter((image) => image.getClientRects().length)
        const decoded = Promise.all(shown.map((image) => image.decode().catch(() => {})))
        await Promise.race([decoded, new Promise((resolve) => setTimeout(resolve, 5000))])
      })
      const file = `shots/${path === '/' ? 'home' : path.slice(1).replaceAll('/', '-')}-${width}.png`
      await page.screenshot({ fullPage: true, path: file })
    }
    await page.close()
  }
  console.log(`shots/: ${paths.length} pages at three widths`)
}

const phone = { width: 390, height: 780 }
const desk = { width: 1280, height: 800 }

/** The pictures in docs/owner.md, each of a first screen. */
const ownersPages = [
  { name: 'today', path: '/admin', viewport: phone },
  { name: 'inbox', path: '/admin/leads', viewport: desk },
  { name: 'lead', path: '/admin/leads/sample-000002', viewport: phone },
  { name: 'mail', path: '/admin/mail', viewport: desk },
  { name: 'business', path: '/admin/business', viewport: desk },
]

const { sampleBody } = await readModule('lib/sample-bodies.ts')

/** Forms to submit first, because the samples are old leads that have sent no email. */
const arrivals = {
  newsletter: { email: 'mia@visitor.example' },
  contact: { ...sampleBody('contact', 0), name: 'Robin Field', email: 'robin@visitor.example' },
}

async function takeOwnersPages(site) {
  for (const [form, body] of Object.entries(arrivals)) {
    const request = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }
    await fetch(`${site}/api/${form}`, request)
  }
  const options = { baseURL: site, deviceScaleFactor: 2, reducedMotion: 'reduce', locale: 'en-AU' }
  const context = await browser.newContext(options)
  const signedIn = await context.request.post('/api/auth/sign-in/email', { data: owner })
  if (!signedIn.ok()) throw new Error(`sign-in failed: ${signedIn.status()}`)
  for (const { name, path, viewport } of ownersPages) {
    const page = await context.newPage()
    await page.setViewportSize(viewport)
    const response = await page.goto(path, { waitUntil: 'networkidle' })
    if (!response.ok()) throw new Error(`${path} returned ${response.status()}`)
    const picture = sharp(await page.screenshot()).resize({ width: viewport === phone ? 520 : 1280 })
    await picture.webp({ quality: 72 }).toFile(`docs/owner/${name}.webp`)
    await page.close()
  }
}

/** Home's first screen on a computer and on a phone, side by side. */
async function takeReadmePicture(site) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 760 }, reducedMotion: 'reduce' })
  const frames = [
    { width: 1440, height: 900, place: 'left: 40px; top: 45px; width: 1072px' },
    { width: 390, height: 800, place: 'left: 980px; top: 182px; width: 260px' },
  ]
  const pictures = []
  for (const { width, height, place } of frames) {
    const home = await browser.newPage({ viewport: { width, height }, reducedMotion: 'reduce' })
    await home.goto(site, { waitUntil: 'networkidle' })
    const screen = (await home.screenshot()).toString('base64')
    pictures.push(`<img style="${place}" src="data:image/png;base64,${screen}">`)
    await home.close()
  }
  const frame = 'position: absolute; box-sizing: border-box; border: 6px solid #002124; border-radius: 24px'
  await page.setContent(`<style>body { background: #c0ece7 } img { ${frame} }</style>${pictures.join('')}`)
  await page.screenshot({ path: 'docs/site.jpg', quality: 82 })
}

async function takeDocuments() {
  const site = await serveSite({ SITE_URL: 'http://localhost:3000' }, 60)
  try {
    await takeReadmePicture(site.url)
    await takeOwnersPages(site.url)
  } finally {
    await site.stop()
  }
  console.log('docs/site.jpg and docs/owner/')
}

mkdirSync('shots', { recursive: true })
await (given === 'docs' ? takeDocuments() : takeRoutes(given ?? `http://localhost:${readEnvironment().port}`))
await browser.close()
