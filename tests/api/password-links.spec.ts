import { callApi } from '../support/as-owner'
import { cookieOf } from '../support/cookies'
import { setPassword, tokenFor } from '../support/password-links'
import { expect, test } from '../support/site'
import { act } from '../support/owner-page'

const password = 'three-words-in-a-row'

test(
  'a password link that can’t be queued is reported as not sent, and the next one needn’t wait',
  { tag: '@once' },
  async ({ startSite }) => {
    const site = await startSite()
    await site.db.query('CREATE TRIGGER full BEFORE INSERT ON "OutboxMessage" BEGIN SELECT RAISE(ABORT, \'full\'); END')
    expect((await act(site, 'account', 'password-link')).status).toBe(503)
    const helper = { email: 'helper@sunnie.example', name: 'Kim', role: 'helper' }
    expect((await callApi(site, 'POST', 'accounts', helper)).status).toBe(503)
    await site.db.query('DROP TRIGGER full')
    expect((await act(site, 'account', 'password-link')).status).toBe(303)
    expect((await callApi(site, 'POST', 'accounts', helper)).status).toBe(200)
  },
)

test('a password link that couldn’t be sent doesn’t hold up the next one', async ({ startSite }) => {
  const site = await startSite({ withCarrier: true })
  const askForLink = async () => (await act(site, 'account', 'password-link')).status
  const states = () => site.db.query(`SELECT "state" FROM "OutboxMessage" WHERE "kind" = 'set-password'`)
  site.carrier!.outcome = () => 422
  expect(await askForLink()).toBe(303)
  await expect.poll(states).toEqual([{ state: 'failed' }])
  site.carrier!.outcome = () => 'accept'
  expect([await askForLink(), await askForLink()]).toEqual([303, 429])
  // One that has been used doesn't either.
  await setPassword(site, await tokenFor(site, site.owner.email), password)
  const cookie = cookieOf(await site.post('/api/auth/sign-in/email', { ...site.owner, password }))
  expect((await act(site, 'account', 'password-link', {}, { cookie })).status).toBe(303)
})

test('a password link no longer works once the password has been changed', async ({ startSite }) => {
  const site = await startSite({ withCarrier: true })
  await act(site, 'account', 'password-link')
  const token = await tokenFor(site, site.owner.email)
  const passwords = { currentPassword: site.owner.password, newPassword: password }
  expect((await site.post('/api/auth/change-password', passwords, { cookie: await site.signIn() })).status).toBe(200)
  expect((await setPassword(site, token, `${password}!`)).headers.get('location')).toBe('/admin?signin=link')
  expect((await site.post('/api/auth/sign-in/email', { ...site.owner, password })).status).toBe(200)
})
