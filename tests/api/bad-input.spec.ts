import { forms } from '../../lib/forms/registry'
import { awkwardTexts } from '../support/awkward-texts'
import { valueAt, withAt } from '../support/field-path'
import { caseOf, plainFields } from '../support/form-cases'
import { expect, test } from '../support/site'
import { keptIn } from '../support/text-field'

// Held leads go the whole way into the database without the cost of their mails; every fortieth goes with its mails.
const held = { website: 'https://spam.example' }
const atOnce = 8

/** Runs all tasks, a few at a time. */
async function inTurn<Item>(items: readonly Item[], task: (item: Item, index: number) => Promise<void>): Promise<void> {
  let next = 0
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      while (next < items.length) {
        const index = next++
        await task(items[index]!, index)
      }
    }),
  )
}

for (const { slug, endpoint } of forms) {
  const row = caseOf(slug)
  const fields = Object.entries(row.texts)

  test.describe(slug, () => {
    // Two forms take an address and no other text.
    if (fields.length)
      test('every awkward text in every field is stored to the letter of the contract, or refused at its field', async ({
        site,
      }) => {
        test.setTimeout(180_000)
        const wanted = new Map<string, Record<string, unknown>>()
        await inTurn(awkwardTexts, async (_, turn) => {
          const email = `${slug}.awkward.${turn}@visitor.example`
          const sent = new Map(
            fields.map(([path], index) => [path, awkwardTexts[(turn + index * 13) % awkwardTexts.length]!]),
          )
          const refused = fields
            .filter(([path, field]) => keptIn(field, sent.get(path)!) === undefined)
            .map(([path]) => path)
          const whole = fields.reduce((body, [path]) => withAt(body, path, sent.get(path)), row.body(email))
          if (refused.length) {
            const response = await site.post(endpoint, whole)
            expect([turn, response.status]).toEqual([turn, 422])
            const { errors } = (await response.json()) as { errors: Record<string, string[]> }
            expect(Object.keys(errors).sort()).toEqual([...refused].sort())
          }
          const taken = refused.reduce((body, path) => withAt(body, path, valueAt(row.body(email), path)), whole)
          const response = await site.post(endpoint, turn % 40 === 0 ? taken : { ...taken, meta: held })
          expect([turn, response.status]).toEqual([turn, 200])
          wanted.set(
            email,
            fields.reduce(
              (body, [path, field]) =>
                refused.includes(path) ? body : withAt(body, path, keptIn(field, sent.get(path)!)),
              row.body(email),
            ),
          )
        })
        const stored = new Map((await site.leads()).map(({ email, payload }) => [email, payload]))
        for (const [email, payload] of wanted) expect(stored.get(email)).toEqual(payload)
      })

    test('an awkward text as an address is refused, and behind a honeypot held as it came', async ({ site }) => {
      const some = awkwardTexts.filter((_, index) => index % 8 === 0)
      await inTurn(some, async (text) => {
        const body = withAt(row.body(''), row.emailPath, text)
        expect((await site.post(endpoint, body)).status).toBe(422)
        expect((await site.post(endpoint, { ...body, meta: held })).status).toBe(200)
      })
    })

    test('an awkward text in a plain form is taken, or shown again', async ({ site }) => {
      const some = awkwardTexts.filter((_, index) => index % 8 === 1)
      await inTurn(some, async (text, turn) => {
        const email = `${slug}.plain.${turn}@visitor.example`
        const at = fields[turn % Math.max(1, fields.length)]?.[0] ?? row.emailPath
        const response = await site.postPlain(endpoint, [
          ...plainFields(row, withAt(row.body(email), at, text)),
          ['website', 'x'],
        ])
        expect([at, text, response.status]).toEqual([at, text, 303])
        const shown = await site.postPlain(endpoint, plainFields(row, withAt(row.body('no address'), at, text)))
        expect([at, text, shown.status]).toEqual([at, text, 422])
        // Nothing that was typed becomes markup.
        expect(await shown.text()).not.toMatch(/<script>alert|<img src=x|<b>/)
      })
    })

    test('bodies of any depth, width and shape get an answer that is no failure of ours', async ({ site }) => {
      const good = row.body(`${slug}.shapes@visitor.example`)
      const json = JSON.stringify(good)
      const deepList = '['.repeat(20_000) + ']'.repeat(20_000)
      const deepObject = '{"a":'.repeat(9_000) + '1' + '}'.repeat(9_000)
      const first = Object.keys(good)[0]!
      const shapes: [number, string][] = [
        [422, deepList],
        [422, deepObject],
        [200, json.replace('{', `{"deep":${deepList},`)],
        [200, json.replace('{', `{"deep":${deepObject},`)],
        [422, JSON.stringify({ ...good, [first]: null }).replace(`"${first}":null`, `"${first}":${deepList}`)],
        [200, `{"meta":{"website":"x"},"deep":${deepList}}`],
        [200, `{"meta":{"website":"x"},"${first}":${deepObject}}`],
        [200, json.replace('{', '{"__proto__":{"success":true},"constructor":{"prototype":{}},"toString":5,')],
        [
          200,
          JSON.stringify({
            ...good,
            ...Object.fromEntries(Array.from({ length: 4_000 }, (_, index) => [`k${index}`, index])),
          }),
        ],
        [
          200,
          JSON.stringify({
            ...good,
            meta: {
              source: ['a'],
              startedAt: 'soon',
              attribution: 5,
              photos: { a: 1 },
              subscriptionPrice: 'x'.repeat(301),
            },
          }),
        ],
        [200, JSON.stringify({ ...good, meta: null })],
        [200, JSON.stringify({ ...good, meta: 'text' })],
        [200, JSON.stringify({ ...good, meta: [[[]]] })],
        [
          200,
          JSON.stringify({
            ...good,
            meta: { attribution: { first: { landing: '\ud800\0', at: '\u0085' }, last: null } },
          }),
        ],
        [400, `${json}${json}`],
        [400, `\ufeff\ufeff${json}`],
        [422, '"'.padEnd(60_000, 'x') + '"'],
        [422, '1e999'],
      ]
      for (const [expected, body] of shapes) {
        const response = await site.post(endpoint, body)
        expect([body.slice(0, 60), response.status]).toEqual([body.slice(0, 60), expected])
        expect(await response.json()).toMatchObject({ success: expected === 200 })
      }
    })

    test('plain forms with strange names get an answer that is no failure of ours', async ({ site }) => {
      const good = plainFields(row, row.body(`${slug}.names@visitor.example`))
      const names = [
        '__proto__',
        '__proto__.polluted',
        'constructor.prototype.x',
        'a.b.c.d.e.f',
        '.',
        '..',
        '',
        'meta',
        'meta.',
        'meta.website.x',
        'meta.attribution.first.landing',
        'selectedAreas.',
        'selectedAreas.__proto__',
        'customerInfo',
        'email.x',
        'toString',
        '__proto__.toString',
        'constructor',
        'hasOwnProperty',
        'valueOf',
      ]
      for (const name of names) {
        const response = await site.postPlain(endpoint, [...good, [name, 'x'], [name, 'y']])
        expect([200, 303, 422], name).toContain(response.status)
        // The form is shown again, with every field that came.
        const shown = await site.postPlain(endpoint, [...plainFields(row, row.body('no address')), [name, 'x']])
        expect([name, shown.status]).toEqual([name, 422])
        const json = await site.post(
          endpoint,
          JSON.stringify(row.body('no address')).replace('{', `{${JSON.stringify(name)}:{"x":1},`),
        )
        expect([name, json.status]).toEqual([name, 422])
      }
      expect(({} as Record<string, unknown>).polluted).toBeUndefined()
    })
  })
}
