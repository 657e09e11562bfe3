/** @jest-environment node */
import { lists } from '@/content/lists'
import { formBySlug } from '@/lib/forms/registry'
import { templatesFor } from '@/lib/server/mail/templates-for'
import { bodiesOf } from '@/lib/server/mail/bodies'
import { renderDigest } from '@/lib/server/mail/list-digest'
import { quoteMail } from '@/lib/server/leads/quote-mail'
import { renderReply } from '@/lib/server/mail/reply'
import { everyMail } from '../../support/mail/every-mail'
import { shortly } from '../../support/catalogue'
import { caseOf } from '../../support/form-cases/all'

const email = 'Robin.McField@visitor.example'

async function letterOf(slug: string, kind: string) {
  const form = formBySlug(slug)!
  const data = form.schema.parse(caseOf(slug).body(email))
  const lead = {
    ...{ id: 'a', form, data, summary: form.summary(data), sender: form.sender(data), meta: {}, remarks: [] },
    receivedAt: new Date('2026-11-21T06:05:00Z'),
    unsubscribeUrl: 'https://www.sunnie.example/unsubscribe/a',
  }
  return bodiesOf(
    templatesFor(form)
      .find((one) => one.kind === kind)!
      .body(lead),
  )
}

test('an email’s plain text has its headings, names and addresses as they are, not in capitals', async () => {
  expect((await letterOf('naturally-sunnie-waitlist', 'welcome')).text).toMatch(/^Welcome to the waitlist!\n/)
  expect((await letterOf('contact', 'owner-notice')).text).toMatch(/^Zoë Nguyen-O’Brien\n/)
  expect((await letterOf('newsletter', 'owner-notice')).text).toMatch(new RegExp(`^${email}\n`))
})

test('a list’s email says which list it is', async () => {
  expect((await letterOf('newsletter', 'welcome')).text).toContain('signed up for our newsletter')
})

test('the owner’s answer has no colour of its own, so a dark mail program can show it', async () => {
  expect(await renderReply('Hello Kim,\n\nSee you on Monday.')).not.toMatch(/[;"]color:/)
})

test('a quote’s plain text has each price beside what it’s for', async () => {
  const lines = [
    { description: 'Bathroom, general clean', quantity: 2, unit: 4500 },
    { description: 'Taken off', quantity: 1, unit: -2000 },
    {
      description: 'A shelf for the linen that is as wide as the cupboard, oiled, and put up on the day',
      quantity: 1,
      unit: 99,
    },
  ]
  const quote = { lines: JSON.stringify(lines), note: '', gstPercent: 10, validUntil: '2030-06-30', token: 'sample' }
  const { text } = await quoteMail({ id: 'a', name: 'Robin Field', email }, quote, false)
  const [, list] = text!.split('on its page.\n\n')
  expect(list!.split('\n\n')[0]!.split('\n')).toEqual([
    '2 × Bathroom, general clean: $99.00',
    'Taken off: -$22.00',
    'A shelf for the linen that is as wide as the cupboard, oiled, and put up on the day: $1.09',
    'Total incl. GST: $78.09',
  ])
})

test('a digest with the most sign-ups it can hold isn’t clipped by Gmail, which shows 102 kB', async () => {
  const signUps = Array.from({ length: 500 }, (_, n) => ({
    list: Object.keys(lists)[n % 5] as keyof typeof lists,
    email: `somebody.with-a-name-of-some-length.${n}@mail.of-a-larger-business.example`,
  }))
  const { html, text } = await renderDigest(signUps)
  expect(Buffer.byteLength(html)).toBeLessThan(102_000)
  for (const { email } of signUps) expect(text.split('\n')).toContain(email)
})

test('a reply in the owner’s own mail program has a subject that names the form, correctly spelt', async () => {
  const { html } = await letterOf('sunnie-select-quote', 'owner-notice')
  expect(html).toContain(`subject=${encodeURIComponent(`${shortly('sunnie-select')} quote request to Sunnie`)}`)
})

test('every email has a text part with a line for each thing and a link, and HTML without early fetches', async () => {
  for (const [name, { html, text }] of await everyMail('owner@sunnie.example', 'Sunnie <hello@sunnie.example>')) {
    expect([name, /<link|<script/.exec(html)]).toEqual([name, null])
    if (name !== 'reply') expect([name, text]).toEqual([name, expect.stringMatching(/ · https?:\/\/\S+$/)])
    // Words that only their styles keep apart run together here.
    expect([
      name,
      /[a-z][A-Z]|\d[A-Za-z]{3}|\S(https?:|mailto:|tel:)/.exec(text.replace(/\S+@\S+|https?:\S+/g, '…')),
    ]).toEqual([name, null])
  }
})

test('every email about a lead names one thread, which doesn’t depend on an id that the carrier may replace', async () => {
  const mails = await everyMail('owner@sunnie.example', 'Sunnie <hello@sunnie.example>')
  const thread = '<lead@sunnie.example>'
  for (const [name, { headers }] of mails) {
    const isAboutLead = !/link|password|digest/.test(name)
    const isAnswer = /^(reply|quote)$/.test(name)
    expect([name, headers]).toMatchObject([
      name,
      { 'Message-ID': expect.stringMatching(/^<[^@<>]+@sunnie\.example>$/) },
    ])
    expect([name, headers.References, headers['In-Reply-To']]).toEqual([
      ...[name, isAboutLead ? thread : undefined, isAnswer ? thread : undefined],
    ])
    // Gmail groups emails with one subject unless these differ.
    expect([name, headers['X-Entity-Ref-ID'] === 'lead']).toEqual([name, isAboutLead])
  }
})
