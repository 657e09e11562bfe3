import type { SubscriberItem } from '../../lib/server/owner/subscribers'
import type { Page } from '../support/owner/as-owner'
import { callApi, getJson } from '../support/owner/as-owner'
import { enquiry } from '../support/enquiry'
import { backdateMails, waitForOutbox } from '../support/mail/outbox'
import { act, openPage } from '../support/owner/owner-page'
import type { Site } from '../support/server'
import { expect, test } from '../support/site'
import { unsubscribeByPost } from '../support/mail/unsubscribe'

const unsubscribeLink = (headers: Record<string, string> | undefined) =>
  new URL(headers!['List-Unsubscribe']!.slice(1, -1)).pathname

test('a list welcomes an address once, however it’s spelt', async ({ site }) => {
  const carrier = site.carrier!
  for (const email of ['Twice@Visitor.example', 'twice@visitor.example', ' TWICE@visitor.example '])
    expect((await site.post('/api/newsletter', { email, meta: { source: 'home' } })).status).toBe(200)
  await waitForOutbox(site)
  expect(
    carrier.mails.filter(
      (mail) =>
        mail.headers?.['List-Unsubscribe'] && mail.to.some((to) => to.toLowerCase() === 'twice@visitor.example'),
    ),
  ).toHaveLength(1)
  const rows = await site.db.query<Record<string, unknown>>(
    'SELECT "unsubscribedAt", "source", "consent" FROM "Subscriber" WHERE "emailKey" = \'twice@visitor.example\'',
  )
  expect(rows).toHaveLength(1)
  const consent = expect.stringContaining('newsletter') as unknown
  expect(rows[0]).toMatchObject({ unsubscribedAt: null, source: 'home', consent })
})

test('the same address signed up many times at once is one subscriber with one welcome @both', async ({ site }) => {
  const email = 'crowd@visitor.example'
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, index) =>
      site.post('/api/newsletter', { email }, { 'Idempotency-Key': `crowd-${index}` }),
    ),
  )
  expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200))
  const welcomes = await site.db.query(
    `SELECT id FROM "OutboxMessage" WHERE kind = 'welcome' AND recipient = '${email}'`,
  )
  expect(welcomes).toHaveLength(1)
})

test('an unsubscribe link that has lost some or all of its token is a 404 without a button', async ({ site }) => {
  for (const path of ['/unsubscribe', '/unsubscribe/cut-o']) {
    const answer = await site.request(path)
    expect([path, answer.status]).toEqual([path, 404])
    const page = await answer.text()
    expect(page).toContain('<title>That link doesn')
    expect(page).not.toContain('method="post"')
  }
})

test('one click unsubscribes, a GET doesn’t, and signing up again resubscribes', async ({ site }) => {
  const carrier = site.carrier!
  const email = 'leaver@visitor.example'
  await site.post('/api/newsletter', { email })
  await carrier.until(() => carrier.to(email).length === 1)
  const { headers } = carrier.to(email)[0]!
  expect(headers!['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click')
  const link = unsubscribeLink(headers)
  const unsubscribedAt = async () =>
    (
      await site.db.query<{ unsubscribedAt: unknown }>(
        `SELECT "unsubscribedAt" FROM "Subscriber" WHERE "emailKey" = '${email}'`,
      )
    )[0]!.unsubscribedAt

  const page = await site.request(link)
  expect(page.status).toBe(200)
  const html = await page.text()
  for (const words of ['Leave This List?', 'l…@visitor.example', 'our newsletter', 'noindex'])
    expect(html).toContain(words)
  expect([page.headers.get('cache-control'), html.includes(email)]).toEqual(['no-store', false])
  expect(await unsubscribedAt()).toBeNull()

  // In the encoding that RFC 8058 recommends.
  const oneClick = new FormData()
  oneClick.set('List-Unsubscribe', 'One-Click')
  expect((await site.request(link, { method: 'POST', body: oneClick })).status).toBe(200)
  expect(await unsubscribedAt()).not.toBeNull()

  // Sent within ten minutes and without a key, like a plain form, but not taken for a repeat of the first sign-up.
  await site.post('/api/newsletter', { email })
  expect(await unsubscribedAt()).toBeNull()
  await carrier.until(() => carrier.to(email).length === 2)
  expect(unsubscribeLink(carrier.to(email)[1]!.headers)).toBe(link)

  const byPage = await site.postPlain(link, [['from', 'page']])
  expect([byPage.status, byPage.headers.get('location')]).toEqual([303, link])
  expect(await unsubscribedAt()).not.toBeNull()

  // A friend pressed the button in an email that was forwarded.
  expect(await (await site.request(link)).text()).toMatch(/<title>You&#x27;re off the list.*Put It Back on the List/s)
  expect(
    (
      await site.postPlain(link, [
        ['from', 'page'],
        ['back', 'yes'],
      ])
    ).headers.get('location'),
  ).toBe(link)
  expect(await unsubscribedAt()).toBeNull()
  await unsubscribeByPost(site, email)

  // From then on, the wording they agreed to on coming back is what counts.
  await site.post('/api/newsletter-subscribe', { firstName: 'Jo', email })
  const place = `SELECT "firstName", "consent" FROM "Subscriber" WHERE "emailKey" = '${email}'`
  const consent = expect.stringContaining('name and email') as unknown
  expect(await site.db.query(place)).toEqual([{ firstName: 'Jo', consent }])
})

test('an unknown unsubscribe link says so and links to the contact page', async ({ site }) => {
  expect((await site.postPlain('/unsubscribe/nobody-has-this', [['List-Unsubscribe', 'One-Click']])).status).toBe(404)
  expect((await site.postPlain('/unsubscribe/nobody-has-this', [['from', 'page']])).headers.get('location')).toBe(
    '/unsubscribe/unknown',
  )
  const page = await (await site.request('/unsubscribe/unknown')).text()
  expect(page.slice(page.indexOf('<main'), page.indexOf('</main>'))).toContain('href="/contact"')
})

test('unsubscribing cancels the list’s emails that haven’t gone out', async ({ emptySite: site }) => {
  await site.post('/api/newsletter', { email: 'queued@visitor.example' })
  await unsubscribeByPost(site, 'queued@visitor.example')
  expect(await site.db.query('SELECT state FROM "OutboxMessage" WHERE kind = \'welcome\'')).toEqual([
    { state: 'cancelled' },
  ])
})

const subscribers = async (site: Site, query: string) =>
  (await getJson<Page<SubscriberItem>>(site, `subscribers?${query}`)).items

test('people who left a list are only shown and exported on request, and are marked', async ({ emptySite: site }) => {
  const [stays, left] = ['stays@visitor.example', 'left@visitor.example'] as const
  await site.post('/api/newsletter-subscribe', { email: stays, firstName: '=Zoë', meta: { source: 'newsletter' } })
  await site.post('/api/newsletter', { email: left, meta: { source: 'home' } })
  await site.post('/api/waitlist/store', { email: stays })
  await unsubscribeByPost(site, left)

  expect(await subscribers(site, 'list=newsletter')).toMatchObject([
    {
      email: stays,
      state: 'subscribed',
      where: 'Newsletter page',
      consent: expect.stringContaining('newsletter') as unknown,
    },
  ])
  expect(await subscribers(site, 'list=newsletter&left=1')).toMatchObject([
    { email: left, state: 'left', leftBy: 'link', where: 'Home page' },
    { email: stays, state: 'subscribed' },
  ])
  expect(await subscribers(site, 'q=STAYS')).toHaveLength(2)
  const { text } = await openPage(site, '/admin/lists')
  expect(text).toContain('Newsletter1 on it, 1 has left')
  expect(text).not.toContain('Resend')

  const file = await site.asOwner('/api/admin/subscribers?list=newsletter&format=csv')
  expect(file.headers.get('content-disposition')).toMatch(/filename="newsletter-\d{4}-\d\d-\d\d\.csv"/)
  const csv = await file.text()
  expect(csv.split('\r\n')).toHaveLength(3)
  expect(csv).toContain(`"${stays}","'=Zoë","Newsletter","Subscribed"`)
  expect(csv).not.toContain(left)
  const all = await (await site.asOwner('/api/admin/subscribers?list=newsletter&left=1&format=csv')).text()
  expect(all).toMatch(new RegExp(`"${left}","","Newsletter","Left",.*"They unsubscribed"`))

  for (const query of ['list=nobody', 'left=yes', 'page=0', 'format=xml'])
    expect((await site.asOwner(`/api/admin/subscribers?${query}`)).status, query).toBe(400)
  expect((await site.request('/api/admin/subscribers')).status).toBe(401)
})

test('with the digest on, list sign-ups come in one email a day, but enquiries at once', async ({ startSite }) => {
  const site = await startSite({ withCarrier: true })
  const carrier = site.carrier!
  const owners = () => carrier.to(site.owner.email)
  expect((await act(site, 'mail', 'mail-digest', { on: '1' })).status).toBe(303)
  const [one, two] = ['one@visitor.example', 'two@visitor.example'] as const
  await site.post('/api/newsletter', { email: one })
  await site.post('/api/waitlist/store', { email: two })
  // Someone already on the list hasn't joined it, so the owner is notified at once.
  expect((await site.post('/api/newsletter-subscribe', { firstName: 'Jo', email: one })).status).toBe(200)
  await site.post('/api/contact', enquiry('kim@visitor.example'))
  await carrier.until(() => carrier.mails.length === 5)
  expect(owners().map(({ reply_to }) => reply_to)).toEqual([one, 'kim@visitor.example'])
  expect([carrier.to(one), carrier.to(two)].map(({ length }) => length)).toEqual([1, 1])

  // The digest is due, and any lead makes the outbox look.
  await backdateMails(site, 'nextAt', 1)
  await site.post('/api/contact', enquiry('lee@visitor.example'))
  await carrier.until(() => owners().length === 4)
  const [digest] = owners().filter(({ reply_to }) => !reply_to)
  const headers = expect.objectContaining({ 'Auto-Submitted': 'auto-generated' }) as unknown
  expect(digest).toMatchObject({ subject: '2 new on your lists', headers })
  for (const word of [one, two, 'Newsletter: 1', 'Store waitlist: 1', '/admin/lists'])
    expect(digest!.html).toContain(word)
  expect(await site.db.query(`SELECT id FROM "OutboxMessage" WHERE state = 'collected'`)).toEqual([])
  // They didn’t go out by themselves, so the owner doesn’t read that each was sent.
  expect((await openPage(site, '/admin/mail')).text).toContain("In the day's summary")

  // The digest names others too, so it's in nobody's export and is deleted when anyone in it is erased.
  expect(await (await callApi(site, 'GET', `person?email=${one}`)).text()).not.toContain(two)
  const right = 'right@visitor.example'
  expect((await act(site, 'person', 'person-correct', { email: one, to: right })).status).toBe(303)
  await callApi(site, 'DELETE', `person?email=${right}`)
  expect(await site.db.query(`SELECT id FROM "OutboxMessage" WHERE text LIKE '%${one}%'`)).toEqual([])
})
