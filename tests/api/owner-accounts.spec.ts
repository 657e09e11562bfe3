import type { AccountItem } from '../../lib/server/signing-in/accounts'
import { callApi, getJson } from '../support/owner/as-owner'
import { cookieOf } from '../support/cookies'
import { enquiry } from '../support/enquiry'
import { hoursAgo } from '../support/hours-ago'
import { act, auditOf, openPage } from '../support/owner/owner-page'
import { setPassword, tokenFor } from '../support/owner/password-links'
import { callScheduler, scheduled } from '../support/mail/scheduler'
import type { Site } from '../support/server'
import { statusWith } from '../support/owner/sessions'
import { expect, test } from '../support/site'
import { runTool } from '../support/tool'

const helper = { email: 'Robin@sunnie.example', name: 'Robin', role: 'helper' }
const password = 'three-words-in-a-row'

const addHelper = (site: Site, more = {}) => callApi(site, 'POST', 'accounts', { ...helper, ...more })

/** A helper with a password, signed in. */
async function helperIn(site: Site): Promise<string> {
  expect((await addHelper(site)).status).toBe(200)
  await setPassword(site, await tokenFor(site, 'robin@sunnie.example'), password)
  return cookieOf(await site.post('/api/auth/sign-in/email', { email: helper.email, password }))
}

test('a helper gets in with an emailed link, can read and answer leads but no more, and can be removed', async ({
  startSite,
}) => {
  const site = await startSite({ withCarrier: true })
  const made = (await (await addHelper(site)).json()) as { id: string }
  expect((await addHelper(site)).status).toBe(409)
  // The last two can receive email, but nobody could sign in with them.
  for (const email of ['nobody', 'sister@localhost', 'zoë@sunnie.example'])
    expect((await addHelper(site, { email })).status, email).toBe(422)
  const list = () => getJson<AccountItem[]>(site, 'accounts')
  expect(await list()).toMatchObject([
    { email: site.owner.email, role: 'owner', ready: true, you: true },
    { id: made.id, email: 'robin@sunnie.example', name: 'Robin', role: 'helper', ready: false, you: false },
  ])

  const token = await tokenFor(site, 'robin@sunnie.example')
  expect(JSON.stringify(await site.db.query('SELECT * FROM "verification"'))).not.toContain(token)
  expect((await openPage(site, '/admin/mail')).text).toContain('No emails yet')
  const page = await site.asOwner(`/admin?setup=${token}`)
  expect(await page.text()).toContain('action="/api/admin/set-password"')
  expect((await setPassword(site, token, 'short')).headers.get('location')).toBe(`/admin?setup=${token}&signin=short`)
  expect((await setPassword(site, token, password)).headers.get('location')).toBe('/admin?signin=set')
  expect((await setPassword(site, token, `${password}!`)).headers.get('location')).toBe('/admin?signin=link')
  expect((await list())[1]).toMatchObject({ ready: true })

  // The owner can't see this email, so it isn't counted for them either.
  const isTold = async (cookie: string) => {
    const pages = ['/admin', '/admin/contacts'].map((path) => site.request(path, { headers: { cookie } }))
    const texts = (await Promise.all(pages)).map((page) => page.text())
    return (await Promise.all(texts)).map((text) => text.includes('your decision'))
  }
  await site.db.query(`UPDATE "OutboxMessage" SET "state" = 'failed' RETURNING "id"`)
  expect(await isTold(await site.signIn())).toEqual([false, false])

  const cookie = cookieOf(await site.post('/api/auth/sign-in/email', { email: helper.email, password }))
  const health = await site.request('/api/health', { headers: { cookie } })
  expect(await health.json()).toEqual({ status: 'ok' })

  await site.post('/api/contact', enquiry('zoe@visitor.example'))
  const [lead] = await site.leads()
  const call = (path: string, method = 'GET', body?: unknown) =>
    site.request(path, {
      method,
      headers: { cookie, ...(body !== undefined && { 'Content-Type': 'application/json' }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })

  for (const path of ['', '/leads', `/leads/${lead!.id}`, '/contacts', '/answers', '/account', '/offline'])
    expect([path, (await call(`/admin${path}`)).status]).toEqual([path, 200])
  for (const path of ['leads', 'contacts', 'push']) expect((await call(`/api/admin/${path}`)).status).toBe(200)
  // A helper isn't told about emails they may not see.
  await site.db.query(`UPDATE "OutboxMessage" SET "state" = 'waiting' WHERE "kind" = 'confirmation' RETURNING "id"`)
  expect(await isTold(await site.signIn())).toEqual([true, true])
  expect(await isTold(cookie)).toEqual([false, false])
  expect((await call(`/api/admin/leads/${lead!.id}/notes`, 'POST', { text: 'Rang her' })).status).toBe(200)
  expect((await call(`/api/admin/leads/${lead!.id}`, 'PATCH', { state: 'read' })).status).toBe(200)
  expect((await act(site, `leads/${lead!.id}`, 'note', { text: 'And again' }, { cookie })).status).toBe(303)
  expect(await (await call('/admin/account')).text()).not.toContain('Who else has access')

  // The page doesn't offer what would be refused.
  const inbox = await call('/admin/leads')
  expect(inbox.status).toBe(200)
  expect(await inbox.text()).not.toContain('format=csv')
  expect(await (await site.asOwner('/admin/leads')).text()).toContain('format=csv')

  const refused = [
    await call('/api/admin/leads?format=csv'),
    await call('/api/admin/leads?format=json&format=csv'),
    await call('/api/admin/person?email=zoe@visitor.example'),
    await call('/api/admin/person?email=zoe@visitor.example', 'DELETE'),
    await call('/api/admin/accounts'),
    await call('/api/admin/accounts', 'POST', { ...helper, email: 'another@sunnie.example', role: 'owner' }),
  ]
  const problem = { success: false, message: 'Only an owner can do this.' }
  for (const answer of refused) expect([answer.status, await answer.json()]).toEqual([403, problem])
  for (const path of ['person', 'mail', 'lists', 'business'])
    expect([path, (await call(`/admin/${path}`)).status]).toEqual([path, 403])
  for (const [page, action] of [
    ['account', 'quiet-hours'],
    ['account', 'account-add'],
    ['person', 'person-erase'],
  ] as const)
    expect((await act(site, page, action, { email: 'zoe@visitor.example' }, { cookie })).status).toBe(403)
  expect(await site.leads()).toHaveLength(1)

  const takeOut = async (id: string) => (await callApi(site, 'DELETE', `accounts/${id}`)).status
  expect(await statusWith(site, cookie)).toBe(200)
  expect(await takeOut(made.id)).toBe(200)
  expect(await statusWith(site, cookie)).toBe(401)
  expect((await site.post('/api/auth/sign-in/email', { email: helper.email, password })).status).toBe(401)
  expect(await takeOut(made.id)).toBe(404)
  expect(await takeOut((await list())[0]!.id)).toBe(409)

  // Removing an account also voids its unused link.
  const other = (await (await addHelper(site, { email: 'kim@sunnie.example' })).json()) as { id: string }
  const unused = await tokenFor(site, 'kim@sunnie.example')
  expect(await takeOut(other.id)).toBe(200)
  expect((await setPassword(site, unused, password)).headers.get('location')).toBe('/admin?signin=link')
  expect(await list()).toHaveLength(1)
})

test('sessions are listed with their device, and the owner can end them', async ({ startSite }) => {
  const site = await startSite({ withCarrier: true })
  const helperCookie = await helperIn(site)
  const phone = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/131.0 Mobile Safari/537.36'
  const other = cookieOf(await site.post('/api/auth/sign-in/email', site.owner, { 'User-Agent': phone }))
  const sessionOf = async (cookie: string) => {
    const token = /token=([^.]+)/.exec(decodeURIComponent(cookie))![1]
    return (await site.db.query<{ id: string }>(`SELECT "id" FROM "session" WHERE "token" = '${token}'`))[0]!.id
  }
  const { text } = await openPage(site, '/admin/account')
  expect(text).toMatch(/Owner, Chrome on Android since/)
  expect(text.match(/\(this device\)/g)).toHaveLength(1)
  const end = async (cookie: string, by = {}) =>
    (await act(site, 'account', 'session-end', { session: await sessionOf(cookie) }, by)).status
  expect([await end(other, { cookie: helperCookie }), await statusWith(site, other)]).toEqual([409, 200])
  expect(await end(helperCookie)).toBe(303)
  expect([await statusWith(site, helperCookie), await statusWith(site, other)]).toEqual([401, 200])
  await act(site, 'account', 'sessions-end')
  expect([await statusWith(site, other), await statusWith(site, await site.signIn())]).toEqual([401, 200])
})

test('the password can be changed with the old one or an emailed link, and either ends every other session', async ({
  startSite,
}) => {
  const site = await startSite({ withCarrier: true })
  const elsewhere = cookieOf(await site.post('/api/auth/sign-in/email', site.owner))
  const change = async (currentPassword: string) =>
    site.postPlain('/admin/account', Object.entries({ do: 'password', currentPassword, newPassword: password }), {
      cookie: await site.signIn(),
    })
  expect((await change('not-the-password')).status).toBe(422)
  const changed = await change(site.owner.password)
  expect([changed.status, await statusWith(site, elsewhere)]).toEqual([303, 401])
  const cookie = cookieOf(changed)
  expect(await statusWith(site, cookie)).toBe(200)

  const mailLink = () => site.postPlain('/admin/account', [['do', 'password-link']], { cookie })
  expect((await mailLink()).status).toBe(303)
  const tooSoon = await mailLink()
  const wait = Math.ceil(Number(tooSoon.headers.get('retry-after')) / 60)
  expect([tooSoon.status, wait]).toEqual([429, 20])
  await setPassword(site, await tokenFor(site, site.owner.email), site.owner.password)
  expect(await statusWith(site, cookie)).toBe(401)
  const actions = (await auditOf(site)).map(({ action }) => action)
  expect(actions.filter((action) => action === 'change-password')).toHaveLength(2)
})

test('the log says who did what, by id only, for ninety days', async ({ startSite }) => {
  const site = await startSite({ env: scheduled })
  await site.post('/api/contact', enquiry('zoe@visitor.example'))
  const [lead] = await site.leads()
  await site.asOwner('/api/admin/leads?format=csv')
  await callApi(site, 'PATCH', `leads/${lead!.id}`, { state: 'won' })
  await act(site, `leads/${lead!.id}`, 'note', { text: 'Rang her' })
  await getJson(site, 'person?email=zoe@visitor.example')
  const bytes = (length: number) => Buffer.alloc(length, 7).toString('base64url')
  const device = { endpoint: 'https://push.example/a-device', keys: { p256dh: bytes(65), auth: bytes(16) } }
  // The owner's pages send this on every visit.
  for (let look = 0; look < 3; look++) expect((await callApi(site, 'POST', 'push', device)).ok).toBe(true)
  await callApi(site, 'DELETE', 'person?email=zoe@visitor.example')
  expect((await auditOf(site)).map(({ action, subject }) => [action, subject])).toEqual([
    ['person-erase', null],
    ['push', null],
    ['export-person', null],
    ['note', lead!.id],
    ['state', lead!.id],
    ['export-leads', null],
    ['sign-in', null],
  ])
  const said = (await openPage(site, '/admin/account')).text
  expect(said).toMatch(/Owner erased a person.*Owner wrote a note Open it.*Owner changed the state of a lead Open it/)
  expect(JSON.stringify(await site.db.query('SELECT * FROM "AuditEntry"'))).not.toContain('zoe')

  await site.db.query(`UPDATE "AuditEntry" SET "at" = '${hoursAgo(91 * 24)}' WHERE "action" = 'sign-in' RETURNING id`)
  await callScheduler(site)
  expect(await auditOf(site)).toHaveLength(6)
})

const successor = { email: 'New-Owner@sunnie.example', password: 'another-horse-battery' }
const asSuccessor = (site: Site) => ({
  ...site.environment(),
  OWNER_EMAIL: successor.email,
  OWNER_PASSWORD: successor.password,
})

const signIn = async (site: Site, who: typeof successor) => (await site.post('/api/auth/sign-in/email', who)).status

test('npm run owner with another address replaces the owner and ends every existing way to sign in @both', async ({
  startSite,
}) => {
  const site = await startSite()
  const cookie = await site.signIn()
  const dates = `"createdAt", "updatedAt") SELECT`
  for (const [table, columns, values] of [
    ['account', '"accountId", "providerId", "userId"', `'key-1', 'passkey', id`],
    ['verification', 'identifier, value, "expiresAt"', `'magic-link', 'a-link-on-its-way', "updatedAt"`],
  ])
    await site.db.query(
      `INSERT INTO "${table}" (id, ${columns}, ${dates} 'x', ${values}, "createdAt", "updatedAt" FROM "user" RETURNING id`,
    )

  await site.db.query(
    `INSERT INTO "passkey" (id, "publicKey", "userId", "credentialID", counter, "deviceType", "backedUp")
     SELECT 'x', 'key', id, 'x', 0, 'singleDevice', ${site.database === 'sqlite' ? 0 : false} FROM "user" RETURNING id`,
  )
  await site.db.query(
    `INSERT INTO "twoFactor" (id, secret, "backupCodes", "userId") SELECT 'x', 'x', 'x', id FROM "user" RETURNING id`,
  )

  const { code, output } = await runTool('owner.mjs', asSuccessor(site))
  expect(code).toBe(0)
  expect(output).toMatch(/Only new-owner@sunnie\.example .*\. All sessions have been ended/)

  expect(await statusWith(site, cookie)).toBe(401)
  expect(await signIn(site, site.owner)).toBe(401)
  expect(await signIn(site, successor)).toBe(200)
  expect(await site.db.query('SELECT email FROM "user"')).toEqual([{ email: 'new-owner@sunnie.example' }])
  expect(await site.db.query('SELECT "providerId" FROM "account"')).toEqual([{ providerId: 'credential' }])
  for (const table of ['verification', 'passkey', 'twoFactor'])
    expect(await site.db.query(`SELECT id FROM "${table}"`)).toEqual([])
})

test('npm run owner without an address keeps the owner and prints a new password', async ({ startSite }) => {
  const site = await startSite()
  const cookie = await site.signIn()
  const { output } = await runTool('owner.mjs', {
    ...site.environment(),
    OWNER_EMAIL: undefined,
    OWNER_PASSWORD: undefined,
  })
  const password = /with the password ([\w-]{20})/.exec(output)![1]!
  expect(await statusWith(site, cookie)).toBe(401)
  expect(await signIn(site, site.owner)).toBe(401)
  expect(await signIn(site, { email: site.owner.email, password })).toBe(200)
})
