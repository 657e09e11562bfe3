import { cookieOf } from '../support/cookies'
import { hoursAgo } from '../support/hours-ago'
import type { Site } from '../support/server'
import { statusWith } from '../support/sessions'
import { expect, test } from '../support/site'
import { openPage } from '../support/owner-page'

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

test('a token or body with a NUL in it is rejected like any other wrong one', async ({ site }) => {
  const location = async (path: string, fields: [string, string][]) =>
    (await site.postPlain(`/api/admin/${path}`, fields)).headers.get('location')
  expect(await location('sign-in-link/use', [['token', '\0']])).toBe('/admin?signin=link')
  expect(
    await location('set-password', [
      ['token', '\0'],
      ['password', 'three-words-in-a-row'],
    ]),
  ).toBe('/admin?signin=link')
  const path = '/api/auth/passkey/delete-passkey'
  const cookie = await site.signIn()
  expect((await site.post(path, { id: '\0' }, { cookie })).status).toBe(422)
  const asText = { 'Content-Type': 'text/plain', cookie }
  expect((await site.request(path, { method: 'POST', headers: asText, body: '{}' })).status).toBe(415)
})

test('of guesses from many clients only ten are checked, whether or not the account exists', async ({ startSite }) => {
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

test('another media type doesn’t get a guess past the account’s limit', { tag: '@once' }, async ({ site }) => {
  const guess = await site.postPlain('/api/auth/sign-in/email', Object.entries(site.owner))
  expect([guess.status, guess.headers.getSetCookie()]).toEqual([415, []])
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

test(
  'a sign-in link that can’t be queued or sent doesn’t hold up the next one',
  { tag: '@once' },
  async ({ startSite }) => {
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
  },
)

test('a sign-in link overtakes the emails that were due before it', async ({ startSite }) => {
  const site = await startSite({ withCarrier: true })
  const carrier = site.carrier!
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  carrier.outcome = () => released.then(() => 'accept')
  for (let n = 0; n < 12; n++) await site.post('/api/newsletter', { email: `n${n}@visitor.example` })
  await askForLink(site, site.owner.email)
  const link = `SELECT "id" FROM "OutboxMessage" WHERE "kind" = 'sign-in-link'`
  await expect.poll(() => site.db.query(link)).toHaveLength(1)
  release()
  await linkTo(site)
  // Up to ten are claimed at a time, and those were first.
  expect(carrier.mails.findIndex(({ subject }) => subject === 'Your sign-in link')).toBeLessThanOrEqual(10)
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
