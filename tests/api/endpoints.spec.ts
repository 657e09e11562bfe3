import { forms } from '../../lib/forms/registry'
import { valueAt, withAt } from '../support/field-path'
import { type FormCase, caseOf, plainFields } from '../support/form-cases'
import { type Site, expect, test } from '../support/site'

interface Answer {
  success: boolean
  message: string
  errors?: Record<string, string[]>
}

const answerOf = async (response: Response) => ({
  status: response.status,
  type: response.headers.get('content-type'),
  body: (await response.json()) as Answer,
})
const leadsOf = async (site: Site, email: string) => (await site.leads()).filter((lead) => lead.email === email)

/** The paths that this row's fields have in a plain form, values beside them. */
function shownAgain(page: string, row: FormCase, body: Record<string, unknown>) {
  const attribute = (text: string) =>
    text
      .replaceAll('&', '&amp;')
      .replaceAll('"', '&quot;')
      .replaceAll("'", '&#x27;')
      .replaceAll('<', '&lt;')
      .replaceAll('>', '&gt;')
  for (const [name, value] of plainFields(row, body)) {
    expect(page, `${name} is shown again`).toContain(`name="${attribute(name)}"`)
    if (value && !value.includes(', ')) expect(page, `${name} is filled in again`).toContain(attribute(value))
  }
}

for (const { slug, endpoint, words } of forms) {
  const row = caseOf(slug)
  const addressFor = (what: string) => `${slug}.${what}@visitor.example`

  test.describe(slug, () => {
    test('keeps a good body to the letter and says the form’s own words', async ({ site }) => {
      const email = addressFor('good')
      const body = row.body(email)
      const meta = {
        startedAt: Date.now(),
        source: 'a-test',
        attribution: { first: { landing: '/bio', utm_source: 'instagram' }, last: { landing: '/' } },
      }
      const answer = await answerOf(await site.post(endpoint, { ...body, meta, unknown: 'dropped' }))
      expect(answer).toEqual({
        status: 200,
        type: expect.stringContaining('application/json') as unknown,
        body: { success: true, message: Object.values(words)[0]!.success.description },
      })
      const leads = await leadsOf(site, email)
      expect(leads).toHaveLength(1)
      expect(leads[0]).toMatchObject({ form: slug, state: 'new', payload: body, meta })
      expect(leads[0]!.payload).toEqual(body)
    })

    test('mails the owner once and the visitor once', async ({ site }) => {
      const email = addressFor('mailed')
      await site.post(endpoint, row.body(email))
      const carrier = site.carrier!
      await carrier.until(
        () => carrier.mails.some(({ reply_to }) => reply_to === email) && carrier.to(email).length > 0,
      )
      expect(carrier.to(email)).toHaveLength(1)
      expect(carrier.mails.filter(({ reply_to }) => reply_to === email)).toHaveLength(1)
    })

    test('names each required field that is missing, in the specification’s words', async ({ site }) => {
      const email = addressFor('missing')
      for (const [path, message] of row.required) {
        const { status, body } = await answerOf(await site.post(endpoint, withAt(row.body(email), path, undefined)))
        expect([path, status, body.success, body.errors?.[path]]).toEqual([path, 422, false, [message]])
        expect(body.message).not.toBe('')
      }
      expect(await leadsOf(site, email)).toEqual([])
    })

    test('names each field of a wrong type', async ({ site }) => {
      const email = addressFor('types')
      for (const [path, value] of row.wrongTypes) {
        const { status, body } = await answerOf(await site.post(endpoint, withAt(row.body(email), path, value)))
        expect([path, value, status]).toEqual([path, value, 422])
        const named = Object.keys(body.errors ?? {})
        expect(named.filter((at) => at === path || at.startsWith(`${path}.`))).toEqual(named)
        expect(named).not.toEqual([])
      }
      for (const whole of [null, 5, 'text', [], true])
        expect((await site.post(endpoint, JSON.stringify(whole))).status).toBe(422)
      expect(await leadsOf(site, email)).toEqual([])
    })

    test('holds a lead with a filled honeypot behind the same answer', async ({ site }) => {
      const email = addressFor('bot')
      const human = await answerOf(await site.post(endpoint, row.body(addressFor('human'))))
      expect(
        await answerOf(await site.post(endpoint, { ...row.body(email), meta: { website: 'https://spam.example' } })),
      ).toEqual(human)
      expect(await leadsOf(site, email)).toMatchObject([{ state: 'held', payload: row.body(email) }])
      const mails = await site.store.query(
        `SELECT m.id FROM "OutboxMessage" m JOIN "Lead" l ON l.id = m."leadId" WHERE l.email = '${email}'`,
      )
      expect(mails).toEqual([])
    })

    test('stores one lead for one key, and refuses the key with another body', async ({ site }) => {
      const email = addressFor('key')
      const key = { 'Idempotency-Key': `${slug}-one` }
      const first = await answerOf(await site.post(endpoint, row.body(email), key))
      expect(await answerOf(await site.post(endpoint, row.body(email), key))).toEqual(first)
      const other = await answerOf(await site.post(endpoint, row.body(addressFor('other')), key))
      expect([other.status, other.body.success]).toEqual([409, false])
      expect(await leadsOf(site, email)).toHaveLength(1)
      expect(await leadsOf(site, addressFor('other'))).toEqual([])
    })

    test('takes the same as a plain form and leads to its thanks', async ({ site }) => {
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
      const [lead] = await leadsOf(site, email)
      expect(lead).toMatchObject({ state: 'new', meta: { source: 'a-plain-test' } })
      expect(lead!.payload).toEqual(row.keptOfPlain?.(body) ?? body)
      const thanks = await site.request(`/thanks/${slug}`)
      expect(thanks.status).toBe(200)
      expect(await thanks.text()).toContain(Object.values(words)[0]!.success.title.replaceAll("'", '&#x27;'))
    })

    test('shows a plain form again, filled in, with each error beside its field', async ({ site }) => {
      const bad = row.body('no address at all')
      const response = await site.postPlain(endpoint, plainFields(row, bad))
      const page = await response.text()
      expect([response.status, response.headers.get('content-type')]).toEqual([422, 'text/html; charset=utf-8'])
      shownAgain(page, row, bad)
      expect(page).toMatch(new RegExp(`data-error-for="${row.emailPath}"[^>]*>[^<]+<`))
      expect(page).toContain(`action="${endpoint}"`)

      const empty = await (await site.postPlain(endpoint, [])).text()
      for (const [path, message] of row.required.filter(
        ([path]) => typeof valueAt(bad, path) !== 'object' || Array.isArray(valueAt(bad, path)),
      )) {
        const said = new RegExp(`data-error-for="${path}"[^>]*>([^<]*)<`).exec(empty)?.[1]
        expect([path, said?.replaceAll('&#x27;', "'")]).toEqual([path, message])
      }
    })

    test('stores text that needs it normalised', async ({ site }) => {
      const email = addressFor('text')
      for (const [path, { lines }] of Object.entries(row.texts)) {
        const before = new Set((await leadsOf(site, email)).map(({ id }) => id))
        const response = await site.post(
          endpoint,
          withAt(row.body(email), path, '  Cafe\u0301\0 \ud83d noir\r\nand \u202emore  '),
        )
        expect([path, response.status]).toEqual([path, 200])
        const [lead] = (await leadsOf(site, email)).filter(({ id }) => !before.has(id))
        expect(valueAt(lead!.payload, path)).toBe(
          lines === 'many' ? 'Café \ufffd noir\nand \u202emore' : 'Café \ufffd noir and \u202emore',
        )
      }
    })

    test('answers every other method 405, naming POST', async ({ site }) => {
      for (const method of ['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']) {
        const response = await site.request(endpoint, { method })
        expect([method, response.status, response.headers.get('allow')]).toEqual([method, 405, 'POST'])
      }
    })

    test('answers what it cannot read in JSON, with the status that says why', async ({ site }) => {
      const email = addressFor('unread')
      const good = JSON.stringify(row.body(email))
      const json = { 'Content-Type': 'application/json' }
      const tries: [number, RequestInit][] = [
        [415, { headers: { 'Content-Type': 'text/plain' }, body: good }],
        [415, { headers: { 'Content-Type': 'multipart/form-data; boundary=x' }, body: '--x--' }],
        [400, { headers: json, body: good.slice(0, -1) }],
        [400, { headers: json, body: '' }],
        [400, { headers: json, body: Buffer.from([0x7b, 0xff, 0x7d]) }],
        [413, { headers: json, body: JSON.stringify({ ...row.body(email), more: 'x'.repeat(65 * 1024) }) }],
        [403, { headers: { ...json, 'Sec-Fetch-Site': 'cross-site' }, body: good }],
        [403, { headers: { ...json, Origin: 'https://elsewhere.example' }, body: good }],
      ]
      for (const [expected, init] of tries) {
        const { status, type, body } = await answerOf(await site.request(endpoint, { method: 'POST', ...init }))
        expect([status, type, body.success]).toEqual([expected, expect.stringContaining('application/json'), false])
        expect(body.message).not.toBe('')
      }
      expect(await leadsOf(site, email)).toEqual([])
    })
  })
}
