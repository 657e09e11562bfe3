import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { readEnvironment } from '../../lib/environment.mjs'
import { sampleBody } from '../../lib/sample-bodies.mjs'
import { launchBrowser } from '../browser.mjs'
import { connect } from '../connection.mjs'
import { withPostgres } from '../test-postgres.mjs'
import { budgets, median, record } from './budgets.mjs'
import { tasks } from './day-tasks.mjs'
import { serveSite } from './servers.mjs'

const leads = 50_000
const owner = { email: 'owner@sunnie.example', password: 'only-for-the-benchmark' }

/** The requests that the owner's pages make, with all those leads in the database. */
const ownerRequests = {
  Today: '/api/admin/today',
  'the inbox': '/api/admin/leads',
  'a search for a phone number': '/api/admin/leads?q=0400049999',
  'a search for half a name': '/api/admin/leads?q=jurg',
  'a search for a street': '/api/admin/leads?q=mango+lane',
  'a search without matches': '/api/admin/leads?q=zzyzx',
  'how business is going': '/api/admin/business?weeks=52',
  'a person': '/api/admin/person?email=sample.49999%40visitor.example',
  'people on a list': '/api/admin/subscribers?list=newsletter',
  lists: '/api/admin/lists',
  mail: '/api/admin/mail',
}

async function answerTimes(name, context) {
  for (const [what, address] of Object.entries(ownerRequests)) {
    const times = []
    for (let turn = 0; turn < 7; turn++) {
      const begun = performance.now()
      const answer = await context.request.get(address)
      await answer.body()
      if (!answer.ok()) throw new Error(`${address} returned ${answer.status()}`)
      times.push(performance.now() - begun)
    }
    const limit = what.startsWith('a search') ? budgets.day.search : {}
    record(`${name}: ${what}`, Math.round(median(times)), 'ms', limit)
  }
}

/** Submits new leads beside the samples. Returns the pages and the address that the tasks are about. */
async function arrive(site, env) {
  const post = async (endpoint, body) => {
    const answer = await fetch(site.url + endpoint, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    })
    if (!answer.ok) throw new Error(`${endpoint} returned ${answer.status}`)
  }
  const reader = 'reader@visitor.example'
  await post('/api/newsletter', { email: reader })
  await post('/api/subscribe', { ...sampleBody('subscribe', 1), customerEmail: 'first@visitor.example' })
  await post('/api/subscribe', { ...sampleBody('subscribe', 2), customerEmail: 'second@visitor.example' })
  await post('/api/sunnie-select-quote', sampleBody('sunnie-select-quote', 60_000))
  const db = await connect(readEnvironment({ ...process.env, ...env }).database)
  await db.exec(`UPDATE "OutboxMessage" SET "state" = 'sent', "outcome" = 'bounced' WHERE "kind" = 'welcome'`)
  const rows = await db.query(`SELECT "id", "form", "email" FROM "Lead" WHERE "id" NOT LIKE 'sample-%'`)
  await db.close()
  const lead = (wanted) => `/admin/leads/${rows.find(wanted).id}`
  return {
    reader,
    notice: lead(({ email }) => email === 'first@visitor.example'),
    other: lead(({ email }) => email === 'second@visitor.example'),
    quoted: lead(({ form }) => form === 'sunnie-select-quote'),
  }
}

async function walk(name, context, about) {
  for (const [what, task] of Object.entries(tasks)) {
    const page = await context.newPage()
    let taps = 0
    const tap = async (target) => {
      taps++
      await ('tap' in target ? target.tap() : target)
    }
    const begun = performance.now()
    await task(page, tap, about)
    const seconds = (performance.now() - begun) / 1_000
    record(`${name}: ${what}, ${taps} taps`, seconds, 's', what.startsWith('from the notice') ? budgets.day.answer : {})
    await page.close()
  }
}

async function benchDatabase(name, env) {
  const settings = {
    AUTH_SECRET: 'only-for-the-benchmark-on-loopback',
    ...env,
    OWNER_EMAIL: owner.email,
    OWNER_PASSWORD: owner.password,
  }
  const options = { env: { ...process.env, ...settings }, stdio: ['ignore', 'ignore', 'inherit'] }
  execFileSync(process.execPath, [path.resolve('tools/seed.mjs'), '--leads', String(leads)], options)
  const site = await serveSite(settings)
  const browser = await launchBrowser()
  try {
    const context = await browser.newContext({
      baseURL: site.url,
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      locale: 'en-AU',
    })
    context.setDefaultTimeout(15_000)
    const signedIn = await context.request.post('/api/auth/sign-in/email', { data: owner })
    if (!signedIn.ok()) throw new Error(`sign-in failed: ${signedIn.status()}`)
    await answerTimes(name, context)
    await walk(name, context, await arrive(site, settings))
  } finally {
    await browser.close()
    await site.stop()
  }
}

/** The owner's day on a phone with 50,000 leads: how long each request takes, and each task's taps and seconds. */
export async function day() {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'sunnie-day-'))
  await benchDatabase('SQLite', { DATABASE_URL: `file:${path.join(folder, 'day.db')}` })
  rmSync(folder, { recursive: true, force: true })
  await withPostgres((url) => benchDatabase('Postgres', { DATABASE_URL: url }))
}
