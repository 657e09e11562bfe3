// npm run shots:owner: takes the screenshots for docs/owner.md, in docs/owner/, of a temporary site with sample leads.
import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { sampleBody } from '../lib/sample-bodies.mjs'
import { launchBrowser } from './browser.mjs'
import { freePort } from './free-port.mjs'
import { root } from './root.mjs'

const owner = { email: 'owner@sunnie.example', password: 'only-for-the-pictures' }
const phone = { width: 390, height: 780 }
const desk = { width: 1280, height: 800 }

/** The pages to take, and the device for each. Only the first screen is shown. */
const pictures = [
  { name: 'today', path: '/admin', viewport: phone },
  { name: 'inbox', path: '/admin/leads', viewport: desk },
  { name: 'lead', path: '/admin/leads/sample-000002', viewport: phone },
  { name: 'mail', path: '/admin/mail', viewport: desk },
  { name: 'business', path: '/admin/business', viewport: desk },
]

/** Forms to submit first, because the samples are old leads that have sent no email. */
const arrivals = {
  newsletter: { email: 'mia@visitor.example' },
  contact: { ...sampleBody('contact', 0), name: 'Robin Field', email: 'robin@visitor.example' },
}

/** Runs one of the tools. Resolves once it has printed `until`, or has exited. */
function run(tool, env, { args = [], until } = {}) {
  const child = spawn(process.execPath, [path.join(root, 'tools', tool), ...args], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  return new Promise((resolve, reject) => {
    child.stdout.on('data', (chunk) => until?.test(chunk) && resolve(child))
    child.once('exit', (code) => (code ? reject(new Error(`${tool} exited with ${code}`)) : resolve(child)))
  })
}

async function take(browser, site, { name, path: address, viewport }) {
  const context = await browser.newContext({
    viewport,
    baseURL: site,
    deviceScaleFactor: 2,
    reducedMotion: 'reduce',
    locale: 'en-AU',
  })
  const signedIn = await context.request.post('/api/auth/sign-in/email', { data: owner })
  if (!signedIn.ok()) throw new Error(`sign-in failed: ${signedIn.status()}`)
  const page = await context.newPage()
  const response = await page.goto(address, { waitUntil: 'networkidle' })
  const isThere = response.ok()
  if (isThere)
    await sharp(await page.screenshot())
      .resize({ width: viewport === phone ? 520 : 1280 })
      .webp({ quality: 72 })
      .toFile(path.join(root, 'docs/owner', `${name}.webp`))
  console.log(isThere ? `docs/owner/${name}.webp` : `${address} returned ${response.status()}: no picture taken`)
  await context.close()
}

const folder = mkdtempSync(path.join(os.tmpdir(), 'sunnie-pictures-'))
const port = await freePort()
const env = {
  PORT: String(port),
  HOST: '127.0.0.1',
  SITE_URL: 'http://localhost:3000',
  DATABASE_URL: `file:${folder}/sunnie.db`,
  OWNER_EMAIL: owner.email,
  OWNER_PASSWORD: owner.password,
}
const server = await run('start.mjs', env, { until: /Ready in/ })
try {
  await run('seed.mjs', env, { args: ['--leads', '60'] })
  const site = `http://127.0.0.1:${port}`
  for (const [form, body] of Object.entries(arrivals)) {
    const request = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }
    await fetch(`${site}/api/${form}`, request)
  }
  mkdirSync(path.join(root, 'docs/owner'), { recursive: true })
  const browser = await launchBrowser()
  for (const picture of pictures) await take(browser, site, picture)
  await browser.close()
} finally {
  server.kill()
  rmSync(folder, { recursive: true })
}
