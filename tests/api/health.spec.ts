import { enquiry } from '../support/enquiry'
import type { Site } from '../support/server'
import { expect, test } from '../support/site'

const health = async (site: Site) => {
  const response = await site.request('/api/health')
  return [response.status, await response.json()] as const
}

/** Makes the database read-only, like a full disk or a Postgres that has failed over. */
async function stopWrites(site: Site): Promise<() => Promise<void>> {
  if (site.database === 'sqlite') return site.db.disconnect()
  const set = (on: boolean) =>
    site.db.query(
      `DO $$ BEGIN EXECUTE format('ALTER DATABASE %I SET default_transaction_read_only = ${on}', current_database()); END $$`,
    )
  await set(true)
  await site.db.query(
    'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
  )
  return async () => {
    await site.db.query(
      `SET TRANSACTION READ WRITE; DO $$ BEGIN EXECUTE format('ALTER DATABASE %I SET default_transaction_read_only = false', current_database()); END $$`,
    )
    await site.db.query(
      'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
    )
  }
}

test('the health check says only ok, and is a 503 from the first lead that can’t be written until writes work again', async ({
  startSite,
}) => {
  const site = await startSite()
  await site.post('/api/contact', enquiry('robin@visitor.example'))
  expect(await health(site)).toEqual([200, { status: 'ok' }])
  // The signed-in owner sees how many emails are waiting.
  expect(await (await site.asOwner('/api/health')).json()).toEqual({ status: 'ok', outbox: 2 })
  const resumeWrites = await stopWrites(site)
  expect((await site.post('/api/contact', enquiry('kim@visitor.example'))).status).toBe(503)
  const [status, body] = await health(site)
  expect([status, body]).toEqual([503, { status: 'unavailable' }])
  await resumeWrites()
  await expect.poll(async () => (await site.request('/api/health')).status).toBe(200)
  expect((await site.post('/api/contact', enquiry('kim@visitor.example'))).status).toBe(200)
})

test('the health check is a 503 while Postgres is down', async ({ startSite, database }) => {
  test.skip(database === 'sqlite', 'SQLite has no server that could be down')
  const site = await startSite()
  const reconnect = await site.db.disconnect()
  await expect.poll(() => health(site)).toEqual([503, { status: 'unavailable' }])
  // The site can't tell who is signed in, so it doesn't say that nobody is.
  const pages = await site.asOwner('/admin')
  expect([pages.status, await pages.text()]).toEqual([503, expect.stringContaining('sign you in right now')])
  await reconnect()
  await expect.poll(async () => (await site.request('/api/health')).status).toBe(200)
})
