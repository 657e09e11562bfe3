import { cookieOf } from '../support/cookies'
import type { Site } from '../support/server'
import { expect, test } from '../support/site'
import { totp } from '../support/totp'

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

test(
  'no device is trusted to sign in without a code, even if a code once came from it',
  { tag: '@once' },
  async ({ startSite }) => {
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
  },
)

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

test(
  'while others guess the owner’s password, the owner who is signed in can still change it',
  { tag: '@once' },
  async ({ startSite }) => {
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
      guesses.push(
        await site.post('/api/auth/change-password', guess, { cookie, 'X-Forwarded-For': `198.51.100.${n}` }),
      )
    expect(guesses.map(({ status }) => status)).toContain(429)
  },
)

test('an emailed link isn’t kept once its email has gone', async ({ startSite }) => {
  const site = await startSite({ withCarrier: true })
  await site.postPlain('/api/admin/sign-in-link', [['email', site.owner.email]])
  await site.carrier!.until(() => site.carrier!.to(site.owner.email).length > 0)
  const mails = () => site.db.query(`SELECT "html", "text" FROM "OutboxMessage" WHERE state = 'sent'`)
  await expect.poll(mails).toEqual([{ html: null, text: null }])
})
