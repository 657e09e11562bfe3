import { unsubscribeByPost } from '../support/unsubscribe'
import { waitForOutbox } from '../support/outbox'
import { someone } from '../support/owner-leads'
import { expect, test } from '../support/site'

const unsubscribeLink = (headers: Record<string, string> | undefined) =>
  new URL(headers!['List-Unsubscribe']!.slice(1, -1)).pathname

test('someone who left while the clock was ahead can join again', async ({ site }) => {
  const email = someone()
  await site.post('/api/newsletter', { email })
  await unsubscribeByPost(site, email)
  const ahead = new Date(Date.now() + 3_600_000).toISOString().replace('Z', '+00:00')
  const place = `WHERE "emailKey" = '${email}'`
  await site.db.query(`UPDATE "Subscriber" SET "unsubscribedAt" = '${ahead}' ${place} RETURNING "id"`)
  expect((await site.post('/api/newsletter', { email, meta: { source: 'home' } })).status).toBe(200)
  const left = await site.db.query(`SELECT "unsubscribedAt" FROM "Subscriber" ${place}`)
  expect(left).toEqual([{ unsubscribedAt: null }])
})

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

test('the same address signed up many times at once is one subscriber with one welcome', async ({ site }) => {
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

  expect((await site.postPlain(link, [['List-Unsubscribe', 'One-Click']])).status).toBe(200)
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

test('an unsubscribe link that has lost some or all of its token is a 404 without a button', async ({ site }) => {
  for (const path of ['/unsubscribe', '/unsubscribe/cut-o']) {
    const answer = await site.request(path)
    expect([path, answer.status]).toEqual([path, 404])
    const page = await answer.text()
    expect(page).toContain('<title>That link doesn')
    expect(page).not.toContain('method="post"')
  }
})

test('unsubscribing cancels the list’s emails that haven’t gone out', async ({ startSite }) => {
  const site = await startSite()
  await site.post('/api/newsletter', { email: 'queued@visitor.example' })
  await unsubscribeByPost(site, 'queued@visitor.example')
  expect(await site.db.query('SELECT state FROM "OutboxMessage" WHERE kind = \'welcome\'')).toEqual([
    { state: 'cancelled' },
  ])
})
