// Submits a valid lead to every form of a running site, signs in as the owner and prints the leads as CSV.
//   node tools/send-samples.mjs http://localhost:3000   (with OWNER_EMAIL and OWNER_PASSWORD set)
import path from 'node:path'
import { createJiti } from 'jiti'

const root = path.resolve(import.meta.dirname, '..')
const jiti = createJiti(import.meta.url, { alias: { '@': root }, fsCache: false })
const { forms } = await jiti.import('../lib/forms/registry.ts')
const { caseOf } = await jiti.import('../tests/support/form-cases.ts')

const [site = 'http://localhost:3000'] = process.argv.slice(2)
const { OWNER_EMAIL: email, OWNER_PASSWORD: password } = process.env

function stop(message) {
  console.error(message)
  process.exit(1)
}

const post = (at, body, headers = {}) =>
  fetch(new URL(at, site), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  }).catch((error) => stop(`${site} is not responding: ${error.cause?.code ?? error.message}`))

if (!email || !password) stop('Set OWNER_EMAIL and OWNER_PASSWORD to the owner’s account on that site.')

const run = Date.now().toString(36)
let failed = 0
for (const { slug, endpoint } of forms) {
  const response = await post(endpoint, caseOf(slug).body(`sample-${run}@visitor.example`), {
    'Idempotency-Key': `sample-${run}-${slug}`,
  })
  const { message } = await response.json()
  console.log(`${response.status}  ${endpoint}  ${message}`)
  if (!response.ok) failed++
}

const session = await post('/api/auth/sign-in/email', { email, password })
if (!session.ok) stop(`Signing in: ${session.status} ${await session.text()}`)
const cookie = session.headers
  .getSetCookie()
  .map((cookie) => cookie.split(';')[0])
  .join('; ')
const csv = await fetch(new URL(`/api/admin/leads?format=csv&q=sample-${run}@visitor.example`, site), {
  headers: { cookie },
})
console.log(`\n${csv.status}  ${csv.headers.get('content-type')}\n`)
console.log(await csv.text())
process.exit(failed || !csv.ok ? 1 : 0)
