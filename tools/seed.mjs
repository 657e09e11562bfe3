// npm run seed [-- --leads 50000]: creates sample leads for every form, for previews and for trying the owner's pages.
// Creating them sends no email, their ids start with "sample-", and running it again replaces them. With --leads 0 it
// removes them, even from among real leads.
import { EnvironmentError } from '../lib/environment.mjs'
import { command } from './command.mjs'
import { readModule } from './content/read.mjs'
import { connect, insertRows } from './database/connection.mjs'
import { withExplainedFaults } from './database/prepare-database.mjs'
import { migrate } from './database/migrate.mjs'

const batch = 500
const hourMs = 3_600_000
const yearMs = 365 * 24 * hourMs
const states = ['new', 'new', 'read', 'replied', 'won', 'lost', 'held']
const remark = 'A sample made by npm run seed.'

/** The forms, their samples, and what derives a lead's value, search text and dates. */
async function readSite() {
  const files = ['forms/registry', 'sample-bodies', 'lead-search', 'server/forms/server-halves', 'owner/inbox']
  return Object.assign({}, ...(await Promise.all(files.map((file) => readModule(`lib/${file}.ts`)))))
}

/** A time in the form Prisma writes on either database. */
const stamp = (ms) => new Date(ms).toISOString().replace('Z', '+00:00')

function sampleOf(site, n, createdAt) {
  const { forms, sampleBody, sampleMeta, valueOf, searchTextOfLead, settledLeadStates } = site
  const form = forms[n % forms.length]
  const data = form.schema.parse(sampleBody(form.slug, n))
  const { name = null, email } = form.sender(data)
  const state = states[n % states.length]
  const meta = { source: 'sample', ...sampleMeta(n) }
  const dealtWith = stamp(Math.min(createdAt + (n % 40) * hourMs, Date.now()))
  const Lead = {
    id: `sample-${String(n).padStart(6, '0')}`,
    form: form.slug,
    state,
    name,
    email,
    emailKey: email.toLowerCase(),
    payload: JSON.stringify(data),
    meta: JSON.stringify(meta),
    remarks: JSON.stringify([remark]),
    valueCents: valueOf(form.slug, data),
    answeredAt: settledLeadStates.includes(state) ? dealtWith : null,
    wonAt: state === 'won' ? dealtWith : null,
    createdAt: stamp(createdAt),
    updatedAt: stamp(createdAt),
  }
  return { Lead, LeadSearch: { leadId: Lead.id, text: searchTextOfLead(Lead.payload, meta) } }
}

async function seed(db, site, count) {
  const [{ real }] = await db.query(`SELECT count(*) AS real FROM "Lead" WHERE id NOT LIKE 'sample-%'`)
  if (count && Number(real))
    throw new EnvironmentError('DATABASE_URL names a database with real leads: use a separate database for samples')
  await db.exec(`DELETE FROM "Quote" WHERE "leadId" LIKE 'sample-%'`)
  await db.exec(`DELETE FROM "Lead" WHERE id LIKE 'sample-%'`)
  const now = Date.now()
  for (let first = 0; first < count; first += batch) {
    const numbers = Array.from({ length: Math.min(batch, count - first) }, (_, n) => first + n)
    const samples = numbers.map((n) => sampleOf(site, n, now - (n * yearMs) / count))
    for (const table of ['Lead', 'LeadSearch'])
      await insertRows(
        db,
        table,
        samples.map((rows) => rows[table]),
      )
  }
}

async function run(environment, { leads = '200' }) {
  const count = Number(leads)
  if (!Number.isInteger(count) || count < 0 || count > 1_000_000)
    throw new EnvironmentError('--leads takes a whole number, such as: npm run seed -- --leads 50000')
  // Doesn't create the owner's account: the first start does that, and prints the password.
  await withExplainedFaults(environment.database, () => migrate(environment.database))
  const site = await readSite()
  const db = await connect(environment.database)
  try {
    await db.begin()
    await seed(db, site, count)
    await db.exec('COMMIT')
  } finally {
    await db.close() // rolls everything back if it hasn't been committed
  }
  console.log(count ? `${count} sample leads from ${site.forms.length} forms.` : 'The sample leads are gone.')
}

await command(run, { options: { leads: { type: 'string' } } })
