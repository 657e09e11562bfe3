// npm run shots [URL [PATH …]]: makes a contact sheet of every route, or of the given ones, at three widths, in shots/.
// Unless routes are given, it also makes the picture at the top of the README. The site must be running.
import { mkdirSync } from 'node:fs'
import sharp from 'sharp'
import { readEnvironment } from '../lib/environment.mjs'
import { readArguments } from './arguments.mjs'
import { launchBrowser } from './browser.mjs'
import { sitemapPaths } from './sitemap.mjs'

const [given, ...named] = readArguments({ words: true }).words
const site = given ?? `http://localhost:${readEnvironment().port}`
const listed = await sitemapPaths(site).catch(() => {
  console.error(`There is no site at ${site}: start it first, or give its URL: npm run shots URL`)
  process.exit(1)
})
const others = [
  '/no-such-page',
  '/services/no-such-service',
  '/the-sunnie-journal/no-such-article',
  '/thanks/contact',
  '/unsubscribe/unknown',
  '/admin',
]
const paths = named.length ? named : [...listed, ...others]
mkdirSync('shots', { recursive: true })

/** A long page, scaled to between a third and two thirds and cut into columns, so that it can all be seen at once. */
async function contactSheet(shot, file) {
  const { width: full } = await sharp(shot).metadata()
  const width = full > 400 ? 480 : 260
  const { data, info } = await sharp(shot).resize({ width }).png().toBuffer({ resolveWithObject: true })
  const column = Math.min(info.height, 1200)
  const columns = await Promise.all(
    Array.from({ length: Math.ceil(info.height / column) }, async (_, index) => {
      const top = index * column
      const cut = { left: 0, top, width, height: Math.min(column, info.height - top) }
      return { input: await sharp(data).extract(cut).toBuffer(), left: index * (width + 16), top: 0 }
    }),
  )
  await blank(columns.length * (width + 16) - 16, column, '#d0d4c5')
    .composite(columns)
    .png()
    .toFile(file)
}

/** The first screen of a page, with rounded corners and an ink-coloured frame. */
async function screen(shot, from, to) {
  const { data, info } = await sharp(shot)
    .extract({ left: 0, top: 0, ...from })
    .resize({ width: to })
    .png()
    .toBuffer({ resolveWithObject: true })
  const { width, height } = info
  const shape = (attributes) =>
    Buffer.from(
      `<svg width="${width}" height="${height}"><rect x="3" y="3" width="${width - 6}" height="${height - 6}" rx="24" ${attributes}/></svg>`,
    )
  return sharp(data)
    .composite([
      { input: shape(''), blend: 'dest-in' },
      { input: shape('fill="none" stroke="#002124" stroke-width="6"') },
    ])
    .png()
    .toBuffer()
}

const blank = (width, height, background) => sharp({ create: { width, height, channels: 3, background } })

async function readmePicture(wide, phone) {
  await blank(1280, 760, '#c0ece7')
    .composite([
      { input: await screen(wide, { width: 1440, height: 900 }, 1072), left: 40, top: 45 },
      { input: await screen(phone, { width: 390, height: 800 }, 260), left: 980, top: 182 },
    ])
    .jpeg({ quality: 82, mozjpeg: true })
    .toFile('docs/site.jpg')
}

const browser = await launchBrowser()
const homes = {}
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
    await page.evaluate(() => {
      const shown = [...document.images].filter((image) => image.getClientRects().length)
      const decoded = Promise.all(shown.map((image) => image.decode().catch(() => {})))
      return Promise.race([decoded, new Promise((resolve) => setTimeout(resolve, 5000))])
    })
    const shot = await page.screenshot({ fullPage: true })
    await contactSheet(shot, `shots/${path === '/' ? 'home' : path.slice(1).replaceAll('/', '-')}-${width}.png`)
    if (path === '/') homes[width] = shot
  }
  await page.close()
}
await browser.close()
if (!named.length) await readmePicture(homes[1440], homes[390])
console.log(`shots/: contact sheets of ${paths.length} pages at three widths`)
