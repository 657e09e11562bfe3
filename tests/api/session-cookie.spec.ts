import type { AccountItem } from '../../lib/server/signing-in/accounts'
import { callApi, getJson } from '../support/as-owner'
import { cookieOf } from '../support/cookies'
import { hoursAgo } from '../support/hours-ago'
import { observatoryScore } from '../support/observatory'
import type { Site } from '../support/server'
import { statusWith } from '../support/sessions'
import { expect, test } from '../support/site'

test(
  'behind https the session cookie is bound to its host and only sent over https',
  { tag: '@once' },
  async ({ startSite }) => {
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
  },
)

test(
  'no response contains the session’s token, which the cookie hides from scripts',
  { tag: '@once' },
  async ({ site }) => {
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
  },
)

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
