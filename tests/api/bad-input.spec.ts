import { forms } from '../../lib/forms/registry'
import { awkwardTexts } from '../support/awkward-texts'
import { withValueAt } from '../support/field-path'
import { caseOf } from '../support/form-cases/all'
import { plainFields } from '../support/form-cases/form-case'
import { preload } from '../support/server'
import { expect, test } from '../support/site'

const concurrency = 8

/** Runs a task for every item, a few at a time. */
async function forEachOf<Item>(items: readonly Item[], task: (item: Item, index: number) => Promise<void>) {
  let next = 0
  const worker = async () => {
    for (let index = next++; index < items.length; index = next++) await task(items[index]!, index)
  }
  await Promise.all(Array.from({ length: concurrency }, worker))
}

test('a plain form with escapes that aren’t UTF-8 is rejected, and kept nowhere', async ({ site }) => {
  const send = (name: string, email: string) =>
    site.request('/api/contact', {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body: `name=${name}&email=${email}&subject=general&message=Is+100%+fine%3F`,
    })
  const { status, headers } = await send('Ren%E9e', 'latin@visitor.example')
  expect([status, headers.get('content-type')]).toEqual([400, expect.stringContaining('text/html')])
  expect(await site.leads('latin@visitor.example')).toEqual([])
  expect((await send('Ren%C3%A9e', 'unicode@visitor.example')).status).toBe(303)
  expect((await site.leads('unicode@visitor.example'))[0]).toMatchObject({ payload: { name: 'Renée' } })
})

/** A flat form and the one with the most nesting; the rest have the same code. */
const two = forms.filter(({ slug }) => ['contact', 'sunnie-select-quote'].includes(slug))

for (const { slug, endpoint } of two) {
  const row = caseOf(slug)
  const fields = Object.keys(row.texts)

  test.describe(slug, () => {
    test('an awkward text in a plain form is accepted or shown again, never as markup', async ({ site }) => {
      const some = awkwardTexts.filter((text, index) => index % 32 === 1 || /<[a-z!/]/i.test(text))
      await forEachOf(some, async (text, turn) => {
        const email = `${slug}.plain.${turn}@visitor.example`
        const at = fields[turn % Math.max(1, fields.length)] ?? row.emailPath
        const response = await site.postPlain(endpoint, [
          ...plainFields(row, withValueAt(row.body(email), at, text)),
          ['website', 'x'],
        ])
        expect([at, text, response.status]).toEqual([at, text, 303])
        const shown = await site.postPlain(endpoint, plainFields(row, withValueAt(row.body('no address'), at, text)))
        expect([at, text, shown.status]).toEqual([at, text, 422])
        expect(await shown.text()).not.toMatch(/<script>alert|<img src=x|<b>/)
      })
    })

    test('bodies of any depth, width or shape get a proper response', async ({ site }) => {
      const good = row.body(`${slug}.shapes@visitor.example`)
      const json = JSON.stringify(good)
      const deepList = '['.repeat(20_000) + ']'.repeat(20_000)
      const deepObject = '{"a":'.repeat(9_000) + '1' + '}'.repeat(9_000)
      const first = Object.keys(good)[0]!
      const wide = Object.fromEntries(Array.from({ length: 4_000 }, (_, index) => [`k${index}`, index]))
      const metas: unknown[] = [
        { source: ['a'], startedAt: 'soon', attribution: 5, photos: { a: 1 }, subscriptionPrice: 'x'.repeat(301) },
        null,
        'text',
        [[[]]],
        { attribution: { first: { landing: '\ud800\0', at: '\u0085' }, last: null } },
      ]
      const shapes: [number, string][] = [
        [422, deepList],
        [422, deepObject],
        [200, json.replace('{', `{"deep":${deepList},`)],
        [200, json.replace('{', `{"deep":${deepObject},`)],
        [422, JSON.stringify({ ...good, [first]: null }).replace(`"${first}":null`, `"${first}":${deepList}`)],
        [200, `{"meta":{"website":"x"},"deep":${deepList}}`],
        [200, `{"meta":{"website":"x"},"${first}":${deepObject}}`],
        [200, JSON.stringify({ ...good, ...wide })],
        ...metas.map((meta): [number, string] => [200, JSON.stringify({ ...good, meta })]),
        [400, `${json}${json}`],
        [400, `\ufeff\ufeff${json}`],
        [422, '"'.padEnd(60_000, 'x') + '"'],
        [422, '1e999'],
        ...[null, 5, 'text', [], true].map((whole): [number, string] => [422, JSON.stringify(whole)]),
      ]
      for (const [expected, body] of shapes) {
        const response = await site.post(endpoint, body)
        expect([body.slice(0, 60), response.status]).toEqual([body.slice(0, 60), expected])
        expect(await response.json()).toMatchObject({ success: expected === 200 })
      }
    })
  })
}

const inherited = ['__proto__', 'constructor', 'toString', 'valueOf', 'hasOwnProperty']

test('no field name causes a 5xx or pollutes a shared prototype', async ({ startSite }) => {
  const site = await startSite({ env: preload('report-pollution') })
  for (const { slug, endpoint } of two) {
    const row = caseOf(slug)
    const body = row.body(`${slug}.names@visitor.example`)
    const names = [
      ...inherited,
      ...inherited.map((name) => `${name}.polluted`),
      ...inherited.map((name) => `meta.${name}.website`),
      'constructor.prototype.polluted',
      'meta.__proto__.__proto__.polluted',
      'selectedAreas.__proto__',
      'customerInfo.constructor.prototype.polluted',
      'a.b.c.d.e.f',
      ...['.', '..', '', 'meta', 'meta.', 'meta.website.x', 'selectedAreas.', 'customerInfo', 'email.x'],
    ]
    await forEachOf(names, async (name) => {
      const extra: [string, string][] = [
        [name, 'x'],
        [name, 'y'],
      ]
      for (const fields of [[...plainFields(row, body), ...extra], extra]) {
        const response = await site.postPlain(endpoint, fields)
        expect([name, response.status >= 500]).toEqual([name, false])
      }
    })
    const json = JSON.stringify(body)
    for (const nested of [
      '"__proto__":{"polluted":1,"website":"x"},',
      '"constructor":{"prototype":{"polluted":1}},"toString":5,"valueOf":null,"hasOwnProperty":[],',
      '"meta":{"__proto__":{"website":"x"},"attribution":{"__proto__":{"polluted":1}}},',
    ])
      expect((await site.post(endpoint, json.replace('{', `{${nested}`))).status).toBe(200)
  }
  site.signal('SIGUSR2')
  await site.logged(/Prototypes: /)
  expect(/Prototypes: (.*)/.exec(site.log)![1]).toBe('clean')
  // The next visitor isn't mistaken for a bot.
  const email = 'after.all.that@visitor.example'
  await site.post('/api/contact', { ...caseOf('contact').body(email), meta: {} })
  expect(await site.leads(email)).toMatchObject([{ state: 'new', payload: caseOf('contact').body(email) }])
})
