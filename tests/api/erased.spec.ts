import { chmodSync, existsSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { callApi } from '../support/owner/as-owner'
import { enquiry } from '../support/enquiry'
import type { Site } from '../support/server'
import { expect, test } from '../support/site'
import { runTool } from '../support/tool'

const fileOf = (site: Site) => site.db.url.slice('file:'.length)

/** Everything on disk, including free pages and the log. */
const bytesOf = (site: Site) =>
  Buffer.concat(
    ['', '-wal']
      .map((end) => fileOf(site) + end)
      .filter(existsSync)
      .map((file) => readFileSync(file)),
  )

test('after an erasure the file and its log hold nothing about the person', async ({ startSite }) => {
  const site = await startSite()
  const words = ['Wilhelmina Turtlegrass', 'wilhelmina@visitor.example', 'my grandmother’s dining room']
  const [name, email, message] = words
  await site.post('/api/contact', enquiry(email!, { name, message }))
  await site.post('/api/newsletter', { email })
  // Enough rows, inserted and then grown, for SQLite to have moved them from page to page.
  await site.db.query(
    `INSERT INTO "Lead" (id, form, name, email, "emailKey", payload, meta, "updatedAt")
     WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 3000)
     SELECT hex(randomblob(12)), 'contact', w.name, w.email, w.email,
       json_object('name', w.name, 'email', w.email, 'message', w.message || hex(randomblob(abs(random() % 300)))), '{}', CURRENT_TIMESTAMP
     FROM (SELECT iif(i % 2, 'Kim', '${name}') name, iif(i % 2, 'kim' || i || '@visitor.example', '${email}') email, iif(i % 2, 'Hello', '${message}') message FROM n) w`,
  )
  await site.db.query(
    `UPDATE "Lead" SET payload = json_set(payload, '$.more', hex(randomblob(abs(random() % 600)))) WHERE rowid % 3`,
  )
  for (const word of words) expect(bytesOf(site).includes(word), word).toBe(true)

  expect((await site.asOwner(`/admin/person?email=${email}`)).status).toBe(200)
  const response = await callApi(site, 'DELETE', `person?email=${email}`)
  expect(await response.json()).toMatchObject({ erased: { leads: 1502, subscriptions: 1 } })
  for (const word of words) expect(bytesOf(site).includes(word), word).toBe(false)
  expect(bytesOf(site).includes('kim1@visitor.example')).toBe(true)
})

test('only the server’s user can read the database, its log and the secret, and a start tightens their permissions', async ({
  startSite,
}) => {
  const site = await startSite({ env: { AUTH_SECRET: undefined } })
  const files = ['', '-wal', '-shm', '.made'].map((end) => fileOf(site) + end)
  files.push(path.join(path.dirname(fileOf(site)), 'auth-secret'))
  const modes = () => files.map((file) => (statSync(file).mode & 0o777).toString(8))
  expect(modes()).toEqual(['600', '600', '600', '600', '600'])
  await site.end('SIGKILL') // so that the log stays
  for (const file of files) chmodSync(file, 0o644)
  await site.start()
  expect(modes()).toEqual(['600', '600', '600', '600', '600'])

  const folder = path.join(path.dirname(fileOf(site)), 'new')
  await runTool('owner.mjs', { DATABASE_URL: `file:${folder}/sunnie.db` })
  expect((statSync(folder).mode & 0o777).toString(8)).toBe('700')
})
