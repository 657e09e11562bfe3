import { wordsFor } from '../../lib/forms/define-form'
import { forms } from '../../lib/forms/registry'
import { valueAt, withValueAt } from '../support/field-path'
import { caseOf } from '../support/form-cases/all'
import { type FormCase, plainFields, invalidValues } from '../support/form-cases/form-case'
import { mailStates, waitForOutbox } from '../support/mail/outbox'
import { expect, test } from '../support/site'

// What every form does over HTTP. Each field's rules are tested in process (tests/unit/forms/schemas.test.ts).

interface Answer {
  success: boolean
  message: string
  errors?: Record<string, string[]>
}

const read = async (response: Response) => ({
  status: response.status,
  type: response.headers.get('content-type'),
  body: (await response.json()) as Answer,
})

const escapeHtml = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#x27;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')

/** Checks that a page shows every field of a form with what was typed. */
function expectFilledIn(page: string, row: FormCase, body: Record<string, unknown>) {
  for (const [name, value] of plainFields(row, body)) {
    expect(page, `has ${name}`).toContain(`name="${escapeHtml(name)}"`)
    if (value && !value.includes(', ')) expect(page, `${name} is filled in`).toContain(escapeHtml(value))
  }
}

for (const form of forms) {
  const { slug, endpoint } = form
  const { success } = wordsFor(form)
  const row = caseOf(slug)
  const addressFor = (purpose: string) => `${slug}.${purpose}@visitor.example`

  test.describe(slug, () => {
    test('stores a valid body unchanged and answers with the form’s own message @both', async ({ site }) => {
      const email = addressFor('good')
      const body = row.body(email)
      const meta = {
        startedAt: Date.now(),
        source: 'a-test',
        attribution: { first: { landing: '/bio', utm_source: 'instagram' }, last: { landing: '/' } },
      }
      const answer = await read(await site.post(endpoint, { ...body, meta, unknown: 'dropped' }))
      expect(answer).toEqual({
        status: 200,
        type: expect.stringContaining('application/json') as unknown,
        body: { success: true, message: success.description },
      })
      const leads = await site.leads(email)
      expect(leads).toHaveLength(1)
      expect(leads[0]).toMatchObject({ form: slug, state: 'new', meta })
      expect(leads[0]!.payload).toEqual(body)
    })

    test('emails the owner once and the visitor once', async ({ site }) => {
      const email = addressFor('mailed')
      await site.post(endpoint, row.body(email))
      await waitForOutbox(site)
      const carrier = site.carrier!
      const mails = [...carrier.to(email), ...carrier.noticesAbout(email)]
      expect([carrier.to(email).length, carrier.noticesAbout(email).length]).toEqual([1, 1])
      expect(mails.map(carrier.attemptsAt)).toEqual([1, 1])
      expect(await mailStates(site, email)).toEqual(['sent', 'sent'])
    })

    test('names missing and wrong fields in the specification’s words, and stores nothing', async ({ site }) => {
      const email = addressFor('missing')
      const empty = await read(await site.post(endpoint, {}))
      expect([empty.status, empty.body.success]).toEqual([422, false])
      const shallow = row.required.filter(([path]) => !path.includes('.'))
      expect(empty.body.errors).toMatchObject(Object.fromEntries(shallow.map(([path, message]) => [path, [message]])))
      const [path, message] = row.required.at(-1)!
      const { status, body } = await read(await site.post(endpoint, withValueAt(row.body(email), path, undefined)))
      expect([status, body.errors]).toEqual([422, { [path]: [message] }])
      const [wrongAt, wrong] = invalidValues(row)[0]!
      const mistyped = await read(await site.post(endpoint, withValueAt(row.body(email), wrongAt, wrong)))
      expect([mistyped.status, Object.keys(mistyped.body.errors!)]).toEqual([422, [wrongAt]])
      expect(await site.leads(email)).toEqual([])
    })

    test('holds a lead that filled in the honeypot, but answers as usual', async ({ site }) => {
      const email = addressFor('bot')
      const human = await read(await site.post(endpoint, row.body(addressFor('human'))))
      const bot = await read(await site.post(endpoint, { ...row.body(email), meta: { website: 'https://x.example' } }))
      expect(bot).toEqual(human)
      expect(await site.leads(email)).toMatchObject([{ state: 'held', payload: row.body(email) }])
      expect(await mailStates(site, email)).toEqual([])
    })

    test('stores one lead per idempotency key, and rejects the key with another body', async ({ site }) => {
      const email = addressFor('key')
      const key = { 'Idempotency-Key': `${slug}-one` }
      const first = await read(await site.post(endpoint, row.body(email), key))
      expect(await read(await site.post(endpoint, row.body(email), key))).toEqual(first)
      const other = await read(await site.post(endpoint, row.body(addressFor('other')), key))
      expect([other.status, other.body.success]).toEqual([409, false])
      expect(await site.leads(email)).toHaveLength(1)
      expect(await site.leads(addressFor('other'))).toEqual([])
    })

    test('accepts a plain form and redirects to its thank-you page', async ({ site }) => {
      const email = addressFor('plain')
      const body = row.body(email)
      const response = await site.postPlain(endpoint, [
        ...plainFields(row, body),
        ['meta.source', 'a-plain-test'],
        ['website', ''],
      ])
      expect([response.status, new URL(response.headers.get('location')!, site.url).pathname]).toEqual([
        303,
        `/thanks/${slug}`,
      ])
      expect(response.headers.get('cache-control')).toBe('no-store')
      const [lead] = await site.leads(email)
      expect(lead).toMatchObject({ state: 'new', meta: { source: 'a-plain-test' } })
      expect(lead!.payload).toEqual(row.keptOfPlain?.(body) ?? body)
      const thanks = await site.request(`/thanks/${slug}`)
      expect(thanks.status).toBe(200)
      expect(await thanks.text()).toContain(escapeHtml(success.title))
    })

    test('shows a rejected plain form again, filled in, with each error beside its field', async ({ site }) => {
      const bad = row.body('no address at all')
      const response = await site.postPlain(endpoint, [...plainFields(row, bad), ['meta.source', 'a-plain-test']])
      const page = await response.text()
      expect([response.status, response.headers.get('content-type')]).toEqual([422, 'text/html; charset=utf-8'])
      expect(response.headers.get('cache-control')).toBe('no-store')
      expectFilledIn(page, row, bad)
      expect(page).toMatch(new RegExp(`data-error-for="${row.emailPath}"[^>]*>[^<]+<`))
      expect(page).toContain(`action="${endpoint}"`)
      expect(page).toContain('name="meta.source" value="a-plain-test"')
      expect(page).toContain('<title>Please check the form | Sunnie</title>')

      const empty = await (await site.postPlain(endpoint, [])).text()
      const fields = row.required.filter(([path]) => {
        const value = valueAt(bad, path)
        return typeof value !== 'object' || Array.isArray(value)
      })
      for (const [path, message] of fields) {
        const error = new RegExp(`data-error-for="${path}"[^>]*>([^<]*)<`).exec(empty)?.[1]
        expect([path, error]).toEqual([path, escapeHtml(message)])
      }

      const long = Object.keys(row.texts).reduce((body, path) => withValueAt(body, path, 'x'.repeat(5_001)), bad)
      const tooLong = await (await site.postPlain(endpoint, plainFields(row, long))).text()
      const places = Object.keys(row.texts).filter((path) => tooLong.includes(`data-error-for="${path}"`))
      expect(places.length > 0).toBe(Object.keys(row.texts).length > 0)
      for (const path of places) expect(tooLong).toMatch(new RegExp(`data-error-for="${path}"[^>]*>[^<]+<`))
    })
  })
}

test('a form’s endpoint says in JSON why it cannot read a body', async ({ site }) => {
  const email = 'unread@visitor.example'
  const sent = caseOf('contact').body(email)
  const good = JSON.stringify(sent)
  const json = { 'Content-Type': 'application/json' }
  const cases: [number, RequestInit][] = [
    [415, { headers: { 'Content-Type': 'text/plain' }, body: good }],
    [415, { headers: { 'Content-Type': 'multipart/form-data; boundary=x' }, body: '--x--' }],
    [400, { headers: json, body: good.slice(0, -1) }],
    [400, { headers: json, body: '' }],
    [400, { headers: json, body: Buffer.from([0x7b, 0xff, 0x7d]) }],
    [413, { headers: json, body: JSON.stringify({ ...sent, more: 'x'.repeat(65 * 1024) }) }],
    [403, { headers: { ...json, 'Sec-Fetch-Site': 'cross-site' }, body: good }],
    [403, { headers: { ...json, Origin: 'https://elsewhere.example' }, body: good }],
  ]
  for (const [expected, init] of cases) {
    const { status, type, body } = await read(await site.request('/api/contact', { method: 'POST', ...init }))
    expect([status, type, body.success]).toEqual([expected, expect.stringContaining('application/json'), false])
    expect(body.message).not.toBe('')
  }
  expect(await site.leads(email)).toEqual([])
})
