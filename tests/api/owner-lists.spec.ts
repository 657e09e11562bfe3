import type { SubscriberItem } from '../../lib/server/owner/subscribers'
import type { Page } from '../support/as-owner'
import { callApi, getJson } from '../support/as-owner'
import { behindTransaction } from '../support/behind-transaction'
import { enquiry } from '../support/enquiry'
import { backdateMails } from '../support/outbox'
import { uniqueWord } from '../support/owner-leads'
import type { Site } from '../support/server'
import { expect, test } from '../support/site'
import { unsubscribeByPost } from '../support/unsubscribe'
import { act, openPage } from '../support/owner-page'

const subscribers = async (site: Site, query: string) =>
  (await getJson<Page<SubscriberItem>>(site, `subscribers?${query}`)).items

test('people who left a list are only shown and exported on request, and are marked', async ({ startSite }) => {
  const site = await startSite()
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

test('an unknown source is shown as it came in, and a missing one as the form’s name', async ({ site }) => {
  const word = uniqueWord()
  for (const source of ['__proto__', 'constructor'])
    await site.post('/api/waitlist/store', { email: `${word}.${source}@visitor.example`, meta: { source } })
  await site.post('/api/newsletter', { email: `${word}.nowhere@visitor.example` })
  const found = await subscribers(site, `q=${word}`)
  expect(found.map(({ where }) => where)).toEqual(['Newsletter sign-up', 'Constructor', '__proto__'])
  const csv = await (await site.asOwner(`/api/admin/subscribers?q=${word}&format=csv`)).text()
  expect(csv.split('\r\n')).toHaveLength(5)
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

test('the others in a digest that hasn’t gone out when someone in it is erased are in the next', async ({
  startSite,
}) => {
  const site = await startSite({ withCarrier: true })
  const carrier = site.carrier!
  await act(site, 'mail', 'mail-digest', { on: '1' })
  const [leaving, staying] = ['leaving@visitor.example', 'staying@visitor.example'] as const
  for (const email of [leaving, staying]) await site.post('/api/newsletter', { email })
  await carrier.until(() => carrier.mails.length === 2)
  carrier.outcome = () => 422
  await backdateMails(site, 'nextAt', 1)
  await site.post('/api/contact', enquiry('kim@visitor.example'))
  const digests = () => site.db.query(`SELECT "state" FROM "OutboxMessage" WHERE "kind" = 'list-digest'`)
  await expect.poll(digests).toEqual([{ state: 'failed' }])
  carrier.outcome = () => 'accept'
  expect((await callApi(site, 'DELETE', `person?email=${leaving}`)).status).toBe(200)
  await site.post('/api/contact', enquiry('lee@visitor.example'))
  await carrier.until(() => carrier.mails.some(({ subject }) => subject.includes('on your lists')))
  const digest = carrier.mails.find(({ subject }) => subject.includes('on your lists'))!
  expect([digest.subject, digest.text.includes(staying)]).toEqual(['1 new on your lists', true])
  await expect.poll(digests).toEqual([{ state: 'sent' }])
})

test('a digest that’s being written while someone in it is erased goes too', async ({ startSite, database }) => {
  test.skip(database === 'sqlite', 'SQLite has one writer at a time')
  const site = await startSite()
  await act(site, 'mail', 'mail-digest', { on: '1' })
  const email = 'leaving@visitor.example'
  await site.post('/api/newsletter', { email })
  const digest = `UPDATE "OutboxMessage" SET state = 'sent' WHERE state = 'collected';
    INSERT INTO "OutboxMessage" (id, kind, recipient, subject, text)
    VALUES ('digest', 'list-digest', '', '1 new on your lists', 'Newsletter: 1\n${email}')`
  const erased = await behindTransaction(site.db, digest, () => callApi(site, 'DELETE', `person?email=${email}`))
  expect(erased.status).toBe(200)
  expect(await site.db.query(`SELECT id FROM "OutboxMessage"`)).toEqual([])
})

test('sign-ups collected while the clock was days ahead are in the next digest', async ({ startSite }) => {
  const site = await startSite({ withCarrier: true })
  const carrier = site.carrier!
  await act(site, 'mail', 'mail-digest', { on: '1' })
  await site.post('/api/newsletter', { email: 'ahead@visitor.example' })
  await carrier.until(() => carrier.mails.length === 1)
  await backdateMails(site, 'nextAt', -49)
  await site.post('/api/newsletter', { email: 'now@visitor.example' })
  await carrier.until(() => carrier.to(site.owner.email).length === 1)
  const [digest] = carrier.to(site.owner.email)
  expect(digest!.html).toContain('ahead@visitor.example')
  expect(digest!.html).not.toContain('now@visitor.example')
})

test('a welcome that failed can’t be sent to someone who has since been taken off the list', async ({ startSite }) => {
  const site = await startSite()
  await site.post('/api/newsletter', { email: 'gone@visitor.example' })
  const [welcome] = await site.db.query<{ id: string }>(
    `UPDATE "OutboxMessage" SET "state" = 'failed' WHERE "kind" = 'welcome' RETURNING "id"`,
  )
  const [place] = await subscribers(site, 'q=gone')
  expect((await act(site, 'lists', 'list-off', { subscriber: place!.id })).status).toBe(303)
  expect((await act(site, 'mail', 'mail-decide', { decision: 'send', mail: welcome!.id })).status).toBe(409)
})

test('every automatic email can be previewed with sample data', { tag: '@once' }, async ({ site }) => {
  const { document } = await openPage(site, '/admin/mail/templates')
  const ids = [...document.querySelectorAll('option')].map(({ value }) => value)
  expect(ids.length).toBeGreaterThan(20)
  for (const mail of ids) {
    const page = await openPage(site, `/admin/mail/templates?${new URLSearchParams({ mail })}`)
    expect(page.document.querySelector('pre')!.textContent!.length, mail).toBeGreaterThan(50)
    const preview = await site.asOwner(page.document.querySelector('iframe')!.getAttribute('src')!)
    expect(await preview.text(), mail).toContain('<html')
  }
  expect((await site.asOwner('/admin/mail/templates?mail=nothing')).status).toBe(404)
})
