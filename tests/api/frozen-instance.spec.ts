import { callApi } from '../support/owner/as-owner'
import { startCuttingProxy } from '../support/database/cutting-proxy'
import { createDatabase } from '../support/databases'
import { enquiry } from '../support/enquiry'
import { email } from '../support/mail/segments'
import type { Site, SiteOptions } from '../support/server'
import { sharedEnvironment } from '../support/database/shared-environment'
import { expect, test } from '../support/site'

/** Two instances on one database. One freezes when it has sent `statement`: nothing more of it reaches Postgres. */
async function withInstanceFrozenAt(
  statement: string,
  startSite: (options: SiteOptions) => Promise<Site>,
  work: (instances: { frozen: Site; other: Site; hasFrozen: () => Promise<void> }) => Promise<unknown>,
) {
  const db = await createDatabase('postgres')
  let isFrozen = false
  const proxy = await startCuttingProxy(
    db.url,
    () => false,
    (_, chunk) => {
      if (isFrozen || !chunk.includes(statement)) return
      isFrozen = true
      setImmediate(() => (proxy.stall(), frozen.signal('SIGSTOP')))
    },
  )
  const frozen = await startSite({ db: { ...db, url: proxy.url, drop: async () => undefined }, withCarrier: true })
  const other = await startSite({ db, env: { ...sharedEnvironment(frozen), DATABASE_URL: db.url } })
  await work({ frozen, other, hasFrozen: () => expect.poll(() => isFrozen).toBe(true) })
  await frozen.end('SIGKILL')
  proxy.stop()
}

test('an instance that freezes while it sends email doesn’t keep the others from leads and email @postgres', async ({
  startSite,
}) => {
  await withInstanceFrozenAt('UPDATE "OutboxMessage"', startSite, async ({ frozen, other, hasFrozen }) => {
    const carrier = frozen.carrier!
    const about = (email: string) => [...carrier.to(email), ...carrier.noticesAbout(email)]
    await frozen.post('/api/contact', enquiry('claimed@visitor.example'))
    await hasFrozen()
    expect((await other.post('/api/contact', enquiry('behind@visitor.example'))).status).toBe(200)
    await carrier.until(() => about('behind@visitor.example').length === 2)
    expect(about('claimed@visitor.example').length).toBeLessThan(2)
    expect((await other.post('/api/contact', enquiry('later@visitor.example'))).status).toBe(200)
    await carrier.until(() => about('claimed@visitor.example').length === 2)
  })
})

test('an instance that freezes while it stores a lead keeps only its sender waiting @postgres', async ({
  startSite,
}) => {
  await withInstanceFrozenAt('INSERT INTO "Receipt"', startSite, async ({ frozen, other, hasFrozen }) => {
    const send = (site: Site) => site.post('/api/contact', enquiry(email), { 'Idempotency-Key': 'sent-twice' })
    const unanswered = send(frozen).catch(() => 'cut off')
    await hasFrozen()
    const again = send(other)
    for (const others of ['one@visitor.example', 'two@visitor.example', 'three@visitor.example'])
      expect((await other.post('/api/contact', enquiry(others))).status).toBe(200)
    await frozen.end('SIGKILL')
    expect(await unanswered).toBe('cut off')
    expect((await again).status).toBe(200)
    expect(await other.leads(email)).toHaveLength(1)
  })
})

test('a lead that an instance was changing as it froze can soon be changed on another @postgres', async ({
  startSite,
}) => {
  await withInstanceFrozenAt('UPDATE "public"."Lead"', startSite, async ({ frozen, other, hasFrozen }) => {
    await other.post('/api/contact', enquiry(email))
    const [lead] = await other.leads(email)
    const remind = (site: Site) => callApi(site, 'POST', `leads/${lead!.id}/remind`, { on: '2030-01-01' })
    void remind(frozen).catch(() => 'cut off')
    await hasFrozen()
    await expect.poll(async () => (await remind(other)).status, { timeout: 60_000 }).toBe(200)
  })
})
