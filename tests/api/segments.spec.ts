import type { Page } from '../support/owner/as-owner'
import { getJson } from '../support/owner/as-owner'
import { act, mailsOf } from '../support/owner/owner-page'
import {
  email,
  env,
  erase,
  join,
  letTimePass,
  newsletter,
  queued,
  resendLine,
  round,
  segmentsAtResend,
  store,
} from '../support/mail/segments'
import { expect, test } from '../support/site'
import { unsubscribeByPost } from '../support/mail/unsubscribe'

test('Resend follows when someone joins, leaves, comes back, is taken off or is erased', async ({ startSite }) => {
  const site = await startSite({ withCarrier: true, env })
  const odd = 'o/dd?#%+1@visitor.example'
  await join(site, odd)
  await round(site)
  expect(segmentsAtResend(site, odd)).toEqual([newsletter])
  await site.post('/api/waitlist/store', { email: odd })
  await round(site)
  expect(segmentsAtResend(site, odd)).toEqual([newsletter, store])
  await unsubscribeByPost(site, odd)
  await round(site)
  expect(segmentsAtResend(site, odd)).toEqual([store])
  await join(site, odd)
  await round(site)
  expect(segmentsAtResend(site, odd)).toEqual([newsletter, store])

  const { items } = await getJson<Page<{ id: string }>>(site, 'subscribers?list=store')
  const place = { subscriber: items[0]!.id }
  await act(site, 'lists', 'list-off', place)
  await round(site)
  expect(segmentsAtResend(site, odd)).toEqual([newsletter])
  await act(site, 'lists', 'list-on', place)
  await round(site)
  expect(segmentsAtResend(site, odd)).toEqual([newsletter, store])

  const created = site.carrier!.contactRequests.filter((request) => request === 'POST /contacts')
  expect(created, 'creating the contact again would subscribe it to broadcasts again').toHaveLength(1)
  expect(await resendLine(site)).toBe('Kept in step with Resend: Newsletter, Store waitlist.')
  expect(new Set((await mailsOf(site)).map(({ kind }) => kind))).toEqual(new Set(['owner-notice', 'welcome']))

  await erase(site, odd)
  expect(await queued(site)).toEqual([odd])
  await round(site)
  expect(segmentsAtResend(site, odd)).toBeUndefined()
  expect(await queued(site)).toEqual([])
})

test('Resend is told about existing subscribers once, when a list is first kept in step', async ({ startSite }) => {
  const site = await startSite({ withCarrier: true, env: { ...env, RESEND_SEGMENTS: undefined } })
  const carrier = site.carrier!
  for (const address of [email, 'left@visitor.example']) await join(site, address)
  await unsubscribeByPost(site, 'left@visitor.example')
  await round(site)
  expect([carrier.contactRequests, await queued(site)]).toEqual([[], []])
  expect(await resendLine(site)).toBeUndefined()

  await site.end()
  await site.start(env)
  await round(site)
  expect([...carrier.contacts]).toEqual([[email, new Set([newsletter])]])
  const requests = carrier.contactRequests.length
  await site.end()
  await site.start()
  await round(site)
  expect(carrier.contactRequests.length).toBe(requests)

  // Someone who leaves while this is switched off is removed once it's on again.
  await site.end()
  await site.start({ ...env, RESEND_SEGMENTS: undefined })
  await round(site)
  await unsubscribeByPost(site, email)
  await site.end()
  await site.start(env)
  await round(site)
  expect(segmentsAtResend(site)).toEqual([])
})

test('a preview sends no email and tells Resend nothing', async ({ startSite }) => {
  const site = await startSite({ withCarrier: true, env: { ...env, DEPLOY_ENV: 'preview' } })
  await join(site)
  await round(site)
  const { attempts, contactRequests } = site.carrier!
  expect([attempts, contactRequests, await queued(site)]).toEqual([[], [], []])
  const states = await site.db.query('SELECT state FROM "OutboxMessage"')
  expect(states).toEqual([{ state: 'captured' }, { state: 'captured' }])
})

test('when Resend refuses a contact, emails still go out, the owner is told, and Resend catches up later', async ({
  startSite,
}) => {
  const site = await startSite({ withCarrier: true, env })
  const carrier = site.carrier!
  for (const status of [401, 422, 503]) {
    const both = [`kim-${status}@visitor.example`, `lee-${status}@visitor.example`]
    carrier.contactStatus = () => status
    await join(site, both[0])
    const begun = Date.now()
    await round(site)
    const [row] = await site.db.query<{ nextAt: number | string }>('SELECT "nextAt" FROM "ListSync"')
    expect(Number(row!.nextAt), 'the next try isn’t immediate').toBeGreaterThan(begun + 1_500)
    await join(site, both[1])
    await round(site)
    expect(both.map((address) => carrier.to(address).length)).toEqual([1, 1])
    expect(await resendLine(site)).toContain("2 people's changes haven't reached Resend yet.")
    carrier.contactStatus = () => 200
    await letTimePass(site)
    await round(site)
    expect([...carrier.contacts.keys()].sort()).toEqual(expect.arrayContaining(both))
    expect(await resendLine(site)).not.toContain('changes')
  }
})

test('if Resend asks us to slow down, emails wait too', async ({ startSite }) => {
  const site = await startSite({ withCarrier: true, env })
  const carrier = site.carrier!
  carrier.contactStatus = () => 429
  await join(site)
  await round(site)
  const attempts = carrier.attempts.length
  await join(site, 'lee@visitor.example')
  await round(site)
  expect(carrier.attempts.length).toBe(attempts)
})

test('killed before telling Resend, and again before its response, the site tells it after the restart', async ({
  startSite,
}) => {
  const site = await startSite({ withCarrier: true, env })
  const carrier = site.carrier!
  await join(site)
  await site.end('SIGKILL')
  expect(carrier.contactRequests).toEqual([])
  carrier.contactStatus = () => new Promise(() => undefined)
  await site.start()
  void round(site).catch(() => undefined)
  await carrier.until(() => carrier.contactRequests.length > 0)
  await site.end('SIGKILL')
  carrier.contactStatus = () => 200
  await letTimePass(site)
  await site.start()
  await round(site)
  expect(segmentsAtResend(site)).toEqual([newsletter])
  expect(await queued(site)).toEqual([])
})
