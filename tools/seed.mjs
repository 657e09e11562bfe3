// npm run seed [-- --leads 50000]: sample leads of all forms, for previews and for trying the owner's pages (contract,
// Commands). They mail nobody, their ids begin with "sample-", and running it again replaces them.
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { EnvironmentError } from '../lib/environment.mjs'
import { command } from './command.mjs'
import { connect, prepareDatabase } from './database.mjs'
import { sampleBody } from '../lib/sample-bodies.mjs'

const root = path.resolve(import.meta.dirname, '..')
const batch = 500
const yearMs = 365 * 24 * 3_600_000
const states = ['new', 'new', 'read', 'replied', 'won', 'lost', 'held']
const remark = 'A sample: npm run seed made it.'

/** The forms, straight from TypeScript. */
async function readForms() {
  const { createJiti } = await import('jiti')
  const jiti = createJiti(pathToFileURL(root + path.sep).href, { alias: { '@': root } })
  return (await jiti.import(path.join(root, 'lib/forms/registry.ts'))).forms
}

/** As Prisma writes a time on either database. */
const stamp = (ms) => new Date(ms).toISOString().replace('Z', '+00:00')

function sampleOf(form, n, createdAt) {
  const data = form.schema.parse(sampleBody(form.slug, n))
  const { name = null, email } = form.sender(data)
  return {
    id: `sample-${String(n).padStart(6, '0')}`,
    form: form.slug,
    state: states[n % states.length],
    name,
    email,
    emailKey: email.toLowerCase(),
    payload: JSON.stringify(data),
    meta: JSON.stringify({ source: 'sample' }),
    remarks: JSON.stringify([remark]),
    createdAt: stamp(createdAt),
    updatedAt: stamp(createdAt),
  }
}

async function insert(db, rows) {
  const columns = Object.keys(rows[0])
  const places = rows.map((_, row) => `(${columns.map((__, n) => `$${row * columns.length + n + 1}`).join(',')})`)
  await db.query(
    `INSERT INTO "Lead" (${columns.map((column) => `"${column}"`).join(',')}) VALUES ${places.join(',')} RETURNING 1`,
    rows.flatMap((row) => Object.values(row)),
  )
}

async function seed(db, forms, count) {
  const [{ real }] = await db.query(`SELECT count(*) AS real FROM "Lead" WHERE id NOT LIKE 'sample-%'`, [])
  if (Number(real))
    throw new EnvironmentError('DATABASE_URL names a database with real leads: samples go into one of their own')
  await db.exec(`DELETE FROM "Lead" WHERE id LIKE 'sample-%'`)
  const now = Date.now()
  for (let first = 0; first < count; first += batch) {
    const numbers = Array.from({ length: Math.min(batch, count - first) }, (_, n) => first + n)
    await insert(
      db,
      numbers.map((n) => sampleOf(forms[n % forms.length], n, now - (n * yearMs) / count)),
    )
  }
}

await command(async (environment) => {
  const flag = process.argv.indexOf('--leads')
  const count = flag < 0 ? 200 : Number(process.argv[flag + 1])
  if (!Number.isInteger(count) || count < 1 || count > 1_000_000)
    throw new EnvironmentError('--leads takes a whole number, such as: npm run seed -- --leads 50000')
  await prepareDatabase(environment)
  const forms = await readForms()
  const db = await connect(environment.database)
  try {
    await db.begin()
    await seed(db, forms, count)
    await db.exec('COMMIT')
  } finally {
    await db.close() // before COMMIT, this undoes it all
  }
  console.log(`${count} sample leads of ${forms.length} forms.`)
})
