import { callApi } from '../support/as-owner'
import { behindTransaction } from '../support/behind-transaction'
import { patch, someone } from '../support/owner-leads'
import type { Site } from '../support/server'
import { expect, test } from '../support/site'
import { unsubscribeByPost } from '../support/unsubscribe'
import { openPage } from '../support/owner-page'

// A held sign-up may be released days later, when the list has changed.

const signUp = async (site: Site, email: string) =>
  expect((await site.post('/api/newsletter', { email })).status).toBe(200)

async function holdSignUp(site: Site, email: string): Promise<string> {
  const held = { email, meta: { website: 'https://bot.example', source: 'bio' } }
  expect((await site.post('/api/newsletter', held)).status).toBe(200)
  const [lead] = await site.db.query<{ id: string }>(
    `SELECT "id" FROM "Lead" WHERE "emailKey" = '${email}' AND "state" = 'held'`,
  )
  return lead!.id
}

async function release(site: Site, id: string): Promise<void> {
  expect(await (await patch(site, id, { state: 'new' })).json()).toMatchObject({ success: true, message: 'Released.' })
}

const isOnList = async (site: Site, email: string) =>
  (await site.db.query(`SELECT "id" FROM "Subscriber" WHERE "emailKey" = '${email}' AND "unsubscribedAt" IS NULL`))
    .length === 1

const mailsOf = async (site: Site, id: string) =>
  (await site.db.query<{ kind: string }>(`SELECT "kind" FROM "OutboxMessage" WHERE "leadId" = '${id}'`))
    .map(({ kind }) => kind)
    .sort()

test('someone who left the list after their lead was held isn’t put back on it, and only the owner gets an email', async ({
  site,
}) => {
  const email = someone()
  await signUp(site, email)
  const id = await holdSignUp(site, email)
  await unsubscribeByPost(site, email)
  await release(site, id)
  expect(await isOnList(site, email)).toBe(false)
  expect(await mailsOf(site, id)).toEqual(['owner-notice'])
})

test('someone who left the list before their lead was held is put back on it and welcomed', async ({ site }) => {
  const email = someone()
  await signUp(site, email)
  await unsubscribeByPost(site, email)
  const id = await holdSignUp(site, email)
  await release(site, id)
  expect(await isOnList(site, email)).toBe(true)
  expect(await mailsOf(site, id)).toEqual(['owner-notice', 'welcome'])
})

test('someone already on the list isn’t welcomed twice', async ({ site }) => {
  const email = someone()
  await signUp(site, email)
  const id = await holdSignUp(site, email)
  await release(site, id)
  expect(await isOnList(site, email)).toBe(true)
  expect(await mailsOf(site, id)).toEqual(['owner-notice'])
})

test('the owner’s page says how many leads are new and held', async ({ site }) => {
  const counts = async () => {
    const { document } = await openPage(site, '/admin/leads')
    const views = [...document.querySelectorAll('#views a')].map((view) => view.textContent ?? '')
    return ['New', 'Held'].map((name) => Number(views.find((view) => view.startsWith(name))!.replace(/\D/g, '')))
  }
  const [fresh, held] = (await counts()) as [number, number]
  await signUp(site, someone())
  await holdSignUp(site, someone())
  await holdSignUp(site, someone())
  expect(await counts()).toEqual([fresh + 1, held + 2])
})

test('a held sign-up that’s released while its person is erased leaves nobody on the list', async ({
  startSite,
  database,
}) => {
  test.skip(database === 'sqlite', 'SQLite has one writer at a time')
  const site = await startSite()
  const email = 'leaving@visitor.example'
  await site.post('/api/newsletter', { email, meta: { website: 'x' } })
  const released = `UPDATE "Lead" SET "state" = 'new' WHERE "emailKey" = '${email}';
    INSERT INTO "Subscriber" ("id", "list", "emailKey", "email", "source", "consent", "consentAt", "token")
    VALUES ('new', 'newsletter', '${email}', '${email}', 'home', 'Yes', now(), 'new')`
  const erased = await behindTransaction(site.db, released, () => callApi(site, 'DELETE', `person?email=${email}`))
  expect(erased.status).toBe(200)
  expect(await site.db.query('SELECT "id" FROM "Subscriber"')).toEqual([])
})
