import type { AccountItem } from '../../lib/server/signing-in/accounts'
import { callApi, getJson } from '../support/owner/as-owner'
import { cookieOf } from '../support/cookies'
import { hoursAgo } from '../support/hours-ago'
import { observatoryScore } from '../support/observatory'
import { act, openPage } from '../support/owner/owner-page'
import { setPassword, tokenFor } from '../support/owner/password-links'
import type { Site } from '../support/server'
import { statusWith } from '../support/owner/sessions'
import { expect, test } from '../support/site'
import { totp } from '../support/owner/totp'

const behindProxy = { TRUSTED_PROXY_HOPS: '1' }
const from = (client: number) => ({ 'X-Forwarded-For': `203.0.${client >> 8}.${client & 255}` })

const askForLink = (site: Site, email: string, headers = {}) =>
  site.postPlain('/api/admin/sign-in-link', [['email', email]], headers)
const open = (site: Site, token: string, headers = {}) =>
  site.postPlain('/api/admin/sign-in-link/use', [['token', token]], headers)

/** The link in the latest email to the owner. */
async function linkTo(site: Site): Promise<URL> {
  const carrier = site.carrier!
  const links = () => carrier.to(site.owner.email).filter(({ subject }) => subject === 'Your sign-in link')
  await carrier.until(() => links().length > 0)
  return new URL(/https?:\/\/\S+\/admin\?link=\w+/.exec(links().at(-1)!.text)![0])
}
const tokenIn = (link: URL) => link.searchParams.get('link')!

test('of guesses from many clients only ten are checked, whether or not the account exists @both', async ({
  startSite,
}) => {
  const site = await startSite({ env: behindProxy })
  for (const email of [site.owner.email, 'nobody@visitor.example']) {
    const spellings = [email, email.toUpperCase()]
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, n) =>
        n % 2
          ? site.post('/api/auth/sign-in/email', { email: spellings[(n % 4) >> 1], password: `guess-${n}` }, from(n))
          : site.postPlain('/api/admin/sign-in', Object.entries({ email, password: `guess-${n}` }), from(n)),
      ),
    )
    const looked = answers.filter(
      (answer) => answer.status === 401 || answer.headers.get('location')?.includes('wrong'),
    )
    const refused = answers.filter(
      (answer) => answer.status === 429 || answer.headers.get('location')?.includes('busy'),
    )
    expect([email, looked.length, refused.length]).toEqual([email, 10, 90])
  }
})

test('while their account is under attack the owner can get in by a link, once, and a scanner’s GET doesn’t use it up', async ({
  startSite,
}) => {
  const site = await startSite({ env: behindProxy, withCarrier: true })
  await Promise.all(
    Array.from({ length: 20 }, (_, n) =>
      site.post('/api/auth/sign-in/email', { ...site.owner, password: `guess-${n}` }, from(n)),
    ),
  )
  expect((await site.post('/api/auth/sign-in/email', site.owner, from(99))).status).toBe(429)

  const asked = await askForLink(site, ` ${site.owner.email.toUpperCase()}`, from(99))
  expect([asked.status, asked.headers.get('location')]).toEqual([303, '/admin?signin=sent'])
  expect(await (await site.request('/admin?signin=sent')).text()).toContain('a link is on its way')

  const link = await linkTo(site)
  for (let scan = 0; scan < 3; scan++) {
    const page = await site.request(`${link.pathname}${link.search}`)
    expect(page.headers.getSetCookie()).toEqual([])
    const markup = await page.text()
    expect(markup).toContain('action="/api/admin/sign-in-link/use"')
    expect(markup).toContain(`value="${tokenIn(link)}"`)
  }

  expect((await open(site, tokenIn(link), { 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403)
  const crowd = await Promise.all(Array.from({ length: 8 }, () => open(site, tokenIn(link))))
  const inside = crowd.filter((answer) => answer.headers.get('location') === '/admin?signin=in')
  expect(inside).toHaveLength(1)
  expect(await statusWith(site, cookieOf(inside[0]!))).toBe(200)
  const again = await open(site, tokenIn(link))
  expect([again.headers.get('location'), again.headers.getSetCookie()]).toEqual(['/admin?signin=link', []])
  expect(await (await site.request('/admin?signin=link')).text()).toContain('This link has already been used')
  // The password is unchanged, and the owner can get a link to set a new one straight away.
  expect(await site.db.query('SELECT id FROM "account" WHERE password IS NOT NULL')).toHaveLength(1)
  const setNew = await site.postPlain('/admin/account', [['do', 'password-link']], { cookie: cookieOf(inside[0]!) })
  expect(setNew.status).toBe(303)
  // The link has been used, so another device gets one at once.
  const links = () => site.carrier!.to(site.owner.email).filter(({ subject }) => subject === 'Your sign-in link')
  await askForLink(site, site.owner.email)
  await site.carrier!.until(() => links().length === 2)
})

test('a link stops working after 15 minutes, and is deleted with its email', async ({ startSite }) => {
  const site = await startSite({ withCarrier: true })
  await askForLink(site, site.owner.email)
  const token = tokenIn(await linkTo(site))
  const [row] = await site.db.query<{ expiresAt: string | Date; value: string; identifier: string }>(
    'SELECT * FROM "verification"',
  )
  const minutes = (new Date(row!.expiresAt).getTime() - Date.now()) / 60_000
  expect(minutes).toBeGreaterThan(10)
  expect(minutes).toBeLessThanOrEqual(15)
  expect(JSON.stringify(row)).not.toContain(token)
  await site.end()
  const past = hoursAgo(16 / 60)
  await site.db.query(`UPDATE "verification" SET "expiresAt" = '${past}' RETURNING id`)
  await site.db.query(`UPDATE "OutboxMessage" SET "createdAt" = '${past}' RETURNING id`)
  await site.start()
  expect((await open(site, token)).headers.get('location')).toBe('/admin?signin=link')
  await expect.poll(() => site.db.query('SELECT id FROM "OutboxMessage"')).toEqual([])
  expect(await site.db.query('SELECT id FROM "verification"')).toEqual([])
})

test('a sign-in link that can’t be queued or sent doesn’t hold up the next one', async ({ startSite }) => {
  const site = await startSite({ withCarrier: true })
  const states = () => site.db.query(`SELECT "state" FROM "OutboxMessage" ORDER BY "createdAt"`)
  await site.db.query('CREATE TRIGGER full BEFORE INSERT ON "OutboxMessage" BEGIN SELECT RAISE(ABORT, \'full\'); END')
  await askForLink(site, site.owner.email)
  await site.logged(/auth: /)
  await site.db.query('DROP TRIGGER full')
  site.carrier!.outcome = () => 422
  await askForLink(site, site.owner.email)
  await expect.poll(states).toEqual([{ state: 'failed' }])
  site.carrier!.outcome = () => 'accept'
  await askForLink(site, site.owner.email)
  await expect.poll(states).toEqual([{ state: 'failed' }, { state: 'sent' }])
})

test('an address without an account gets the same response but no email; the owner gets one at a time, hidden from their pages', async ({
  startSite,
}) => {
  const site = await startSite()
  expect((await askForLink(site, site.owner.email, { 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403)
  const answers = [await askForLink(site, 'nobody@visitor.example')]
  for (let n = 0; n < 5; n++) answers.push(await askForLink(site, site.owner.email))
  for (const answer of answers)
    expect([answer.status, answer.headers.get('location'), await answer.text()]).toEqual([
      303,
      '/admin?signin=sent',
      '',
    ])
  expect((await askForLink(site, '')).headers.get('location')).toBe('/admin?signin=address')
  const said = await (await site.request('/admin?signin=sent')).text()
  expect(said).toContain('no mail service yet')
  expect(said).not.toContain('on its way')

  await site.end() // waits for work that's done after a response
  const stored = () => site.db.query<{ id: string }>('SELECT id, recipient FROM "OutboxMessage"')
  expect(await stored()).toEqual([{ id: expect.any(String) as unknown, recipient: site.owner.email }])
  await site.start()
  expect((await openPage(site, '/admin/mail')).text).toContain('No emails yet')
  expect((await site.asOwner(`/admin/mail/${(await stored())[0]!.id}`)).status).toBe(404)
})

test('behind https the session cookie is bound to its host and only sent over https', async ({ startSite }) => {
  const site = await startSite({ env: { SITE_URL: 'https://www.sunnie.example' } })
  const signedIn = await site.post('/api/auth/sign-in/email', site.owner)
  expect(observatoryScore(signedIn.headers)).toEqual({ score: 135, faults: [] })
  const [set] = signedIn.headers.getSetCookie()
  expect(set).toMatch(/^__Host-[\w.-]+=/)
  const attributes = set!.split('; ').slice(1)
  for (const attribute of ['Secure', 'HttpOnly', 'SameSite=Lax', 'Path=/']) expect(attributes).toContain(attribute)
  expect(set).not.toMatch(/domain=/i)
  const cookie = cookieOf(signedIn)
  expect(await statusWith(site, cookie)).toBe(200)
  const out = await site.request('/api/auth/sign-out', { method: 'POST', headers: { cookie } })
  expect(out.headers.getSetCookie().join()).toContain('__Host-')
  expect(await statusWith(site, cookie)).toBe(401)
})

test('no response contains the session’s token, which the cookie hides from scripts', async ({ site }) => {
  const signedIn = await site.post('/api/auth/sign-in/email', site.owner)
  const cookie = cookieOf(signedIn)
  const token = decodeURIComponent(cookie.split('=')[1]!).split('.')[0]!
  const answers = [
    await signedIn.text(),
    await (await site.request('/api/auth/get-session', { headers: { cookie } })).text(),
  ]
  for (const answer of answers) {
    expect(answer).toContain(site.owner.email)
    expect(answer).not.toContain(token)
  }
})

const addAccount = (site: Site, email: string) =>
  callApi(site, 'POST', 'accounts', { email, name: 'Robin', role: 'owner' })

test('an owner who signed in over a day ago is asked to sign in again before anybody else gets in or loses access', async ({
  startSite,
}) => {
  const site = await startSite({ withCarrier: true })
  const { id } = (await (await addAccount(site, 'robin@sunnie.example')).json()) as { id: string }
  await site.db.query(`UPDATE "session" SET "createdAt" = '${hoursAgo(25)}' RETURNING "id"`)
  const removal = { method: 'POST', body: '{"id":"a-passkey"}', headers: { 'Content-Type': 'application/json' } }
  const refused = [
    await addAccount(site, 'another@sunnie.example'),
    await callApi(site, 'DELETE', `accounts/${id}`),
    await site.asOwner('/api/auth/passkey/delete-passkey', removal),
  ]
  const problem = { success: false, message: 'To keep you safe, please sign out, sign in and then try again.' }
  for (const answer of refused) expect([answer.status, await answer.json()]).toEqual([403, problem])
  expect(await getJson<AccountItem[]>(site, 'accounts')).toHaveLength(2)
})

// Posts as the account page does; better-auth's responses.

/** Sets up an authenticator app for the owner, and returns its key. */
async function withAuthenticator(site: Site): Promise<string> {
  const cookie = await site.signIn()
  const { password } = site.owner
  const { totpURI } = (await (await site.post('/api/auth/two-factor/enable', { password }, { cookie })).json()) as {
    totpURI: string
  }
  const key = new URL(totpURI).searchParams.get('secret')!
  expect((await site.post('/api/auth/two-factor/verify-totp', { code: totp(key) }, { cookie })).status).toBe(200)
  return key
}

test('no device is trusted to sign in without a code, even if a code once came from it', async ({ startSite }) => {
  const site = await startSite()
  const key = await withAuthenticator(site)
  const signIn = (cookie: string) => site.post('/api/auth/sign-in/email', site.owner, { cookie })
  const first = await signIn('')
  expect(await first.json()).toMatchObject({ twoFactorRedirect: true })
  const trusting = { code: totp(key, 1), trustDevice: true }
  const inside = await site.post('/api/auth/two-factor/verify-totp', trusting, { cookie: cookieOf(first) })
  expect(inside.status).toBe(200)
  const kept = inside.headers.getSetCookie().map((cookie) => cookie.split(';')[0])
  expect(await (await signIn(kept.join('; '))).json()).toMatchObject({ twoFactorRedirect: true })
})

test('a code from the app signs in once, even to somebody who watched it being typed', async ({ startSite }) => {
  const site = await startSite()
  const key = await withAuthenticator(site)
  const halfway = async () => cookieOf(await site.post('/api/auth/sign-in/email', site.owner, { cookie: '' }))
  const [owner, watcher, other] = [await halfway(), await halfway(), await halfway()]
  const code = totp(key, 1)
  const signIn = (cookie: string) => site.post('/api/auth/two-factor/verify-totp', { code }, { cookie })
  expect((await signIn(owner)).status).toBe(200)
  const again = await signIn(watcher)
  expect(again.status).toBe(401)
  expect(await again.json()).toMatchObject({ code: 'INVALID_CODE' })
  const typed = await site.postPlain('/api/admin/sign-in-code', [['code', code]], { cookie: other })
  expect(typed.headers.get('location')).toBe('/admin?signin=code-wrong')
})

test('while others guess the owner’s password, the owner who is signed in can still change it', async ({
  startSite,
}) => {
  const site = await startSite({ env: { TRUSTED_PROXY_HOPS: '1' } })
  const cookie = await site.signIn()
  for (let client = 0; client < 12; client++)
    await site.post(
      '/api/auth/sign-in/email',
      { ...site.owner, password: `guess-${client}` },
      { 'X-Forwarded-For': `203.0.113.${client}` },
    )
  expect((await site.post('/api/auth/sign-in/email', site.owner)).status).toBe(429)
  const change = { currentPassword: site.owner.password, newPassword: 'a-new-and-better-one' }
  expect((await site.post('/api/auth/change-password', change, { cookie })).status).toBe(200)
  // Whoever has only the session can't guess on.
  const guess = { ...change, currentPassword: 'a guess' }
  const guesses = []
  for (let n = 0; n < 11; n++)
    guesses.push(await site.post('/api/auth/change-password', guess, { cookie, 'X-Forwarded-For': `198.51.100.${n}` }))
  expect(guesses.map(({ status }) => status)).toContain(429)
})

test('an emailed link isn’t kept once its email has gone', async ({ startSite }) => {
  const site = await startSite({ withCarrier: true })
  await site.postPlain('/api/admin/sign-in-link', [['email', site.owner.email]])
  await site.carrier!.until(() => site.carrier!.to(site.owner.email).length > 0)
  const mails = () => site.db.query(`SELECT "html", "text" FROM "OutboxMessage" WHERE state = 'sent'`)
  await expect.poll(mails).toEqual([{ html: null, text: null }])
})

const password = 'three-words-in-a-row'

test('a password link no longer works once the password has been changed', async ({ startSite }) => {
  const site = await startSite({ withCarrier: true })
  await act(site, 'account', 'password-link')
  const token = await tokenFor(site, site.owner.email)
  const passwords = { currentPassword: site.owner.password, newPassword: password }
  expect((await site.post('/api/auth/change-password', passwords, { cookie: await site.signIn() })).status).toBe(200)
  expect((await setPassword(site, token, `${password}!`)).headers.get('location')).toBe('/admin?signin=link')
  expect((await site.post('/api/auth/sign-in/email', { ...site.owner, password })).status).toBe(200)
})
