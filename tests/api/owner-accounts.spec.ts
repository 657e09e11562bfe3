import type { AccountItem, LogItem, OwnAccount } from '../../lib/owner/account'
import { callApi, getJson } from '../support/as-owner'
import { cookieOf } from '../support/cookies'
import { enquiry } from '../support/enquiry'
import { hoursAgo } from '../support/hours-ago'
import { setPassword, tokenFor } from '../support/password-links'
import type { Site } from '../support/server'
import { callScheduler, scheduled } from '../support/scheduler'
import { statusWith } from '../support/sessions'
import { expect, test } from '../support/site'

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
  expect(await getJson(site, 'mail')).toMatchObject({ total: 0 })
  const page = await site.asOwner(`/admin?setup=${token}`)
  expect(await page.text()).toContain('action="/api/admin/set-password"')
  expect((await setPassword(site, token, 'short')).headers.get('location')).toBe(`/admin?setup=${token}&signin=short`)
  expect((await setPassword(site, token, password)).headers.get('location')).toBe('/admin?signin=set')
  expect((await setPassword(site, token, `${password}!`)).headers.get('location')).toBe('/admin?signin=link')
  expect((await list())[1]).toMatchObject({ ready: true })

  // The owner can't see this email, so it isn't counted for them either.
  const mailsFor = async (get: (path: string) => Promise<Response>) => {
    const answers = await Promise.all(['today', 'mail/status'].map((path) => get(`/api/admin/${path}`)))
    const [today, status] = await Promise.all(answers.map((answer) => answer.json()))
    return [today.mail, status.attention]
  }
  await site.db.query(`UPDATE "OutboxMessage" SET "state" = 'failed' RETURNING "id"`)
  expect(await mailsFor((path) => site.asOwner(path))).toEqual([0, 0])

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

  for (const path of ['leads', 'leads/recent', 'today', 'saved-answers', 'mail/status', 'push'])
    expect([path, (await call(`/api/admin/${path}`)).status]).toEqual([path, 200])
  // A helper isn't told about emails they may not see.
  await site.db.query(`UPDATE "OutboxMessage" SET "state" = 'waiting' WHERE "kind" = 'confirmation' RETURNING "id"`)
  expect(await mailsFor((path) => site.asOwner(path))).toEqual([1, 1])
  expect(await mailsFor(call)).toEqual([0, 0])
  expect((await call(`/api/admin/leads/${lead!.id}/notes`, 'POST', { text: 'Rang her' })).status).toBe(200)
  expect((await call(`/api/admin/leads/${lead!.id}`, 'PATCH', { state: 'read' })).status).toBe(200)
  const own = (await (await call('/api/admin/account')).json()) as OwnAccount
  expect(own).toMatchObject({ role: 'helper', email: 'robin@sunnie.example' })
  expect(own.sessions.map(({ name }) => name)).toEqual(['Robin'])

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
    await call('/api/admin/accounts/log'),
    await call('/api/admin/mail'),
    await call('/api/admin/push/quiet-hours', 'PUT', null),
  ]
  const problem = { success: false, message: 'Only an owner can do this.' }
  for (const answer of refused) expect([answer.status, await answer.json()]).toEqual([403, problem])
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
  const { sessions } = await getJson<OwnAccount>(site, 'account')
  expect(sessions).toHaveLength(3)
  expect(sessions.filter(({ current }) => current)).toHaveLength(1)
  const onPhone = sessions.find(({ device }) => device === 'Chrome on Android')!
  expect(onPhone).toMatchObject({ name: 'Owner', own: true, current: false })

  const byHelper = await site.request(`/api/admin/account/sessions/${onPhone.id}`, {
    method: 'DELETE',
    headers: { cookie: helperCookie },
  })
  expect([byHelper.status, await statusWith(site, other)]).toEqual([404, 200])
  const helpers = sessions.find(({ name }) => name === 'Robin')!
  expect(helpers.own).toBe(false)
  await callApi(site, 'DELETE', `account/sessions/${helpers.id}`)
  expect([await statusWith(site, helperCookie), await statusWith(site, other)]).toEqual([401, 200])
  await callApi(site, 'DELETE', 'account/sessions')
  expect([await statusWith(site, other), await statusWith(site, await site.signIn())]).toEqual([401, 200])
})

test('the password can be changed with the old one or an emailed link, and either ends every other session', async ({
  startSite,
}) => {
  const site = await startSite({ withCarrier: true })
  const elsewhere = cookieOf(await site.post('/api/auth/sign-in/email', site.owner))
  const passwords = { newPassword: password, revokeOtherSessions: true }
  const change = async (currentPassword: string) =>
    site.post('/api/auth/change-password', { ...passwords, currentPassword }, { cookie: await site.signIn() })
  expect((await change('not-the-password')).status).toBe(400)
  const changed = await change(site.owner.password)
  expect([changed.status, await statusWith(site, elsewhere)]).toEqual([200, 401])
  const cookie = cookieOf(changed)
  expect(await statusWith(site, cookie)).toBe(200)

  const mailLink = () => site.request('/api/admin/account/password-link', { method: 'POST', headers: { cookie } })
  expect((await mailLink()).status).toBe(200)
  const tooSoon = await mailLink()
  const wait = Math.ceil(Number(tooSoon.headers.get('retry-after')) / 60)
  expect([tooSoon.status, wait]).toEqual([429, 20])
  await setPassword(site, await tokenFor(site, site.owner.email), site.owner.password)
  expect(await statusWith(site, cookie)).toBe(401)
  const again = cookieOf(await site.post('/api/auth/sign-in/email', site.owner))
  const log = await site.request('/api/admin/accounts/log', { headers: { cookie: again } })
  const actions = ((await log.json()) as LogItem[]).map(({ action }) => action)
  expect(actions.filter((action) => action === 'change-password')).toHaveLength(2)
})

test('the log says who did what, by id only, for ninety days', async ({ startSite }) => {
  const site = await startSite({ env: scheduled })
  await site.post('/api/contact', enquiry('zoe@visitor.example'))
  const [lead] = await site.leads()
  await site.asOwner('/api/admin/leads?format=csv')
  await callApi(site, 'PATCH', `leads/${lead!.id}`, { state: 'won' })
  await getJson(site, 'person?email=zoe@visitor.example')
  const bytes = (length: number) => Buffer.alloc(length, 7).toString('base64url')
  const device = { endpoint: 'https://push.example/a-device', keys: { p256dh: bytes(65), auth: bytes(16) } }
  // The owner's pages send this on every visit.
  for (let look = 0; look < 3; look++) expect((await callApi(site, 'POST', 'push', device)).ok).toBe(true)
  await callApi(site, 'DELETE', 'person?email=zoe@visitor.example')
  const log = () => getJson<LogItem[]>(site, 'accounts/log')
  expect((await log()).map(({ name, action, subject }) => [name, action, subject])).toEqual([
    ['Owner', 'DELETE person', null],
    ['Owner', 'POST push', null],
    ['Owner', 'GET person', null],
    ['Owner', 'PATCH leads/*', lead!.id],
    ['Owner', 'GET leads', null],
    ['Owner', 'sign-in', null],
  ])
  expect(JSON.stringify(await site.db.query('SELECT * FROM "AuditEntry"'))).not.toContain('zoe')

  await site.db.query(`UPDATE "AuditEntry" SET "at" = '${hoursAgo(91 * 24)}' WHERE "action" = 'sign-in' RETURNING id`)
  await callScheduler(site)
  expect(await log()).toHaveLength(5)
})
