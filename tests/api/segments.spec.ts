import type { Page } from '../support/as-owner'
import { callApi, getJson } from '../support/as-owner'
import { event, report, signing } from '../support/carrier-report'
import { unsubscribeByPost } from '../support/unsubscribe'
import {
  segmentsAtResend,
  email,
  env,
  erase,
  join,
  newsletter,
  resendLine,
  queued,
  round,
  store,
} from '../support/segments'
import { expect, test } from '../support/site'
import { act, mailsOf } from '../support/owner-page'

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

test('someone who marks an email as spam is out of every segment', async ({ startSite }) => {
  const site = await startSite({ withCarrier: true, env: { ...env, ...signing } })
  await join(site)
  await round(site)
  const [welcome] = site.carrier!.to(email)
  await report(site, event('email.complained', welcome!.id))
  await round(site)
  expect(segmentsAtResend(site)).toEqual([])
})

test('Resend is told a first name only if it’s nothing but letters', async ({ startSite }) => {
  const site = await startSite({ withCarrier: true, env })
  const names = { ann: 'Ann Lee', bob: 'Claim at https://evil.example/prize', cem: 'https://evil.example/prize' }
  for (const [name, firstName] of Object.entries(names))
    await site.post('/api/newsletter-subscribe', { firstName, email: `${name}@visitor.example` })
  await round(site)
  expect([...site.carrier!.firstNames].sort()).toEqual([
    ['ann@visitor.example', 'Ann'],
    ['bob@visitor.example', 'Claim'],
    ['cem@visitor.example', undefined],
  ])
})

test('Resend isn’t told about a list that isn’t kept in step', { tag: '@once' }, async ({ startSite }) => {
  const site = await startSite({ withCarrier: true, env })
  await site.post('/api/waitlist/subscriptions', { email })
  await round(site)
  expect(site.carrier!.contactRequests).toEqual([])
  expect(site.carrier!.to(email)).toHaveLength(1)
})

test('a corrected address replaces the mistyped one at Resend', async ({ startSite }) => {
  const site = await startSite({ withCarrier: true, env })
  const wrong = 'kim@visitor.exmaple'
  await join(site, wrong)
  await round(site)
  await act(site, 'person', 'person-correct', { email: wrong, to: email })
  await round(site)
  expect([...site.carrier!.contacts.keys()]).toEqual([email])
  expect(segmentsAtResend(site)).toEqual([newsletter])
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

test('an erasure leaves nothing queued for Resend once no list is kept in step any more', async ({ startSite }) => {
  const site = await startSite({ withCarrier: true, env })
  site.carrier!.contactStatus = () => 401
  await join(site)
  await round(site)
  expect(await queued(site)).toEqual([email])
  await site.end()
  await site.start({ ...env, RESEND_SEGMENTS: undefined })
  expect((await callApi(site, 'DELETE', `person?email=${email}`)).status).toBe(200)
  expect(await queued(site)).toEqual([])
})

test('a preview sends no email and tells Resend nothing', { tag: '@once' }, async ({ startSite }) => {
  const site = await startSite({ withCarrier: true, env: { ...env, DEPLOY_ENV: 'preview' } })
  await join(site)
  await round(site)
  const { attempts, contactRequests } = site.carrier!
  expect([attempts, contactRequests, await queued(site)]).toEqual([[], [], []])
  const states = await site.db.query('SELECT state FROM "OutboxMessage"')
  expect(states).toEqual([{ state: 'captured' }, { state: 'captured' }])
})
