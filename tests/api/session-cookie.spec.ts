import { expect, test } from '../support/site'

test(
  'behind https the session’s cookie is bound to its host and goes over https alone',
  { tag: '@once' },
  async ({ startSite }) => {
    const site = await startSite({ env: { SITE_URL: 'https://www.sunnie.example' } })
    const [cookie] = (await site.post('/api/auth/sign-in/email', site.owner)).headers.getSetCookie()
    expect(cookie).toMatch(/^__Host-[\w.-]+=/)
    const attributes = cookie!.split('; ').slice(1)
    for (const attribute of ['Secure', 'HttpOnly', 'SameSite=Lax', 'Path=/']) expect(attributes).toContain(attribute)
    expect(cookie).not.toMatch(/domain=/i)
    const headers = { cookie: cookie!.split(';')[0]! }
    expect((await site.request('/api/admin/contacts', { headers })).status).toBe(200)
    const out = await site.request('/api/auth/sign-out', { method: 'POST', headers })
    expect(out.headers.getSetCookie().join()).toContain('__Host-')
    expect((await site.request('/api/admin/contacts', { headers })).status).toBe(401)
  },
)

test(
  'no answer repeats the session’s token, which its cookie keeps from scripts',
  { tag: '@once' },
  async ({ site }) => {
    const signedIn = await site.post('/api/auth/sign-in/email', site.owner)
    const cookie = signedIn.headers.getSetCookie()[0]!.split(';')[0]!
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
