import { formBySlug, forms } from '../../lib/forms/registry'
import { enquiry } from '../support/enquiry'
import { withValueAt } from '../support/field-path'
import { caseOf } from '../support/form-cases/all'
import { hoursAgo } from '../support/hours-ago'
import { answerQuote, quoteLead, sentQuote } from '../support/owner/quotes'
import type { Site } from '../support/server'
import { expect, test } from '../support/site'
import { dollars, visitCents } from '../support/catalogue'

async function mailsOf(
  site: Site,
  slug: string,
  email: string,
  change: (body: Record<string, unknown>) => Record<string, unknown>,
) {
  const carrier = site.carrier!
  const response = await site.post(formBySlug(slug)!.endpoint, change(caseOf(slug).body(email)))
  expect(response.status).toBe(200)
  await carrier.until(() => carrier.to(email).length > 0 && carrier.noticesAbout(email).length > 0)
  return { visitor: carrier.to(email)[0]!, owner: carrier.noticesAbout(email)[0]! }
}

const wordsOf = ({ html, text, subject }: { html?: string; text?: string; subject: string }) =>
  `${subject}\n${text}\n${html}`

for (const slug of ['subscribe', 'sunnie-select-quote', 'natural-order-onboarding'])
  test(`${slug}: the visitor’s email has nothing the sender typed; the owner’s has all of it`, async ({ site }) => {
    const email = `${slug}.stranger@visitor.example`
    const typed = 'Gratis-Uhren https://watch.example <b>now</b>'
    const { visitor, owner } = await mailsOf(site, slug, email, (body) =>
      Object.keys(caseOf(slug).texts).reduce((changed, path) => withValueAt(changed, path, typed), body),
    )
    expect(wordsOf(visitor)).not.toMatch(/https:\/\/watch|&lt;b&gt;|now<|<b>/)
    expect(owner.text).toContain('https://watch.example')
    expect(owner.html).not.toContain('<b>now')
  })

test('the owner still gets a lead whose address can’t receive email', async ({ site }) => {
  const carrier = site.carrier!
  const odd = ['jo@gmail', 'jo..reef@visitor.example']
  for (const address of odd) expect((await site.post('/api/contact', enquiry(address))).status).toBe(200)
  const ordinary = 'mum&dad/home@visitor.example'
  expect((await site.post('/api/contact', enquiry(ordinary))).status).toBe(200)
  const about = (address: string) => carrier.to(site.owner.email).find(({ text }) => text.includes(address))
  await carrier.until(() => [...odd, ordinary].every(about))
  expect([...odd, ordinary].map((address) => about(address)!.reply_to)).toEqual([undefined, undefined, ordinary])

  // They also get the visitor's answer to a quote, whose link they've sent by text message.
  const page = await sentQuote(site, await quoteLead(site, 'kim@gmail'))
  await answerQuote(site, page, { answer: 'accept' })
  const accepted = () => carrier.to(site.owner.email).find(({ subject }) => subject.startsWith('Quote accepted'))
  await carrier.until(() => accepted() !== undefined)
  expect(accepted()!.reply_to).toBeUndefined()
})

test('the owner is told about a price that isn’t on our list', async ({ site }) => {
  const { owner } = await mailsOf(site, 'subscribe', 'cheap@visitor.example', (body) => ({
    ...body,
    estimatedPrice: '1.00',
    meta: { subscriptionPrice: '$1.00/week' },
  }))
  expect(owner.text).toContain(
    `The visitor was shown $1.00 for a visit, but our list says ${dollars(visitCents('daily-glow', '1b1b', 'weekly'))}.`,
  )
  expect(owner.text).toContain('The visitor was shown a bill of $1.00/week')
})

test.describe('one address', () => {
  const victim = 'victim@visitor.example'
  const spellings = [victim, 'Victim@Visitor.example', ` ${victim.toUpperCase()} `]
  const post = (site: Site, n: number) => {
    const { slug, endpoint } = forms[n % forms.length]!
    return site.post(endpoint, withValueAt(caseOf(slug).body(''), caseOf(slug).emailPath, spellings[n % 3]), {
      'Idempotency-Key': `bomb-${n}`,
    })
  }
  const count = async (site: Site, kinds: string) =>
    (await site.db.query(`SELECT id FROM "OutboxMessage" WHERE kind IN (${kinds})`)).length
  const toVictim = "'confirmation', 'welcome'"

  test('gets at most three emails an hour across all forms, sent at once or in turn; the owner still gets every lead @both', async ({
    emptySite: site,
  }) => {
    const burst = await Promise.all(Array.from({ length: 20 }, (_, n) => post(site, n)))
    expect(burst.map(({ status }) => status)).toEqual(Array(20).fill(200))
    expect(await count(site, toVictim)).toBe(3)
    expect((await post(site, 20)).status).toBe(200)
    expect(await count(site, toVictim)).toBe(3)
    expect(await count(site, "'owner-notice'")).toBe(21)
    expect(await site.leads()).toHaveLength(21)
    const other = caseOf('contact').body('somebody.else@visitor.example')
    expect((await site.post('/api/contact', other)).status).toBe(200)
    expect(await count(site, toVictim)).toBe(4)
  })

  test('gets at most ten emails a day', async ({ emptySite: site }) => {
    for (let hour = 0; hour < 5; hour++) {
      for (let n = 0; n < 4; n++)
        await site.post('/api/contact', caseOf('contact').body(victim), { 'Idempotency-Key': `day-${hour}-${n}` })
      expect(await count(site, toVictim)).toBe(Math.min(3 * (hour + 1), 10))
      await site.db.query(
        `UPDATE "OutboxMessage" SET "createdAt" = '${hoursAgo(6 - hour)}' WHERE "createdAt" > '${hoursAgo(0.5)}' RETURNING id`,
      )
    }
    await site.db.query(`UPDATE "OutboxMessage" SET "createdAt" = '${hoursAgo(25)}' RETURNING id`)
    await site.post('/api/contact', caseOf('contact').body(victim), { 'Idempotency-Key': 'day-later' })
    expect(await count(site, toVictim)).toBe(11)
  })
})
