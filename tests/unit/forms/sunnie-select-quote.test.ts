/** @jest-environment node */
import { builderAddOns, builderAreas } from '@/content/sunnie-select'
import { areasPosted } from '@/lib/forms/sunnie-select-areas'
import { sunnieSelectQuote } from '@/lib/forms/sunnie-select-quote'
import { sunnieSelectQuoteServer } from '@/lib/forms/sunnie-select-quote.server'
import { formatDuration, totalMinutes } from '@/lib/pricing/builder'
import { formatMoney } from '@/lib/pricing/money'
import { addOns, areas } from '../../support/catalogue'
import { caseOf } from '../../support/form-cases/all'

const good = caseOf('sunnie-select-quote').body('kim@visitor.example')
const parse = (changes: object = {}) => sunnieSelectQuote.schema.parse({ ...good, ...changes })
const remarks = (changes: object) => sunnieSelectQuoteServer.remarks!(parse(changes), {})

const [[first, second], extras] = [areas, addOns]
const sum = 2 * first.basePrice + second.basePrice + extras[0].price + extras[1].price
const listed = [
  `2 × ${first.name} ${formatMoney(first.basePrice)}, 1 × ${second.name} ${formatMoney(second.basePrice)}`,
  extras.map(({ name, price }) => `${name} ${formatMoney(price)}`).join(', '),
  `Together ${formatMoney(sum)} plus GST`,
]
const chosenAreas = `2 × ${first.name}, 1 × ${second.name}`
const chosenExtras = extras.map(({ name }) => name).join(', ')
const timeOf = (cleanType: 'general' | 'deep') => {
  const areas = [
    { area: first, quantity: 2 },
    { area: second, quantity: 1 },
  ]
  return formatDuration(totalMinutes({ cleanType, areas, addOns: extras }))
}
const [general, deep] = [timeOf('general'), timeOf('deep')]

test('gives only the prices and the time for a build that matches the catalogue', () => {
  expect(remarks({})).toEqual([`By our list: ${listed[0]}, ${listed[1]}. ${listed[2]}, ${general}.`])
})

test('says for a deep clean that the list prices are for a general clean, and how long it takes', () => {
  const figures = `By our list, for a general clean: ${listed[0]}, ${listed[1]}. ${listed[2]}. The deep clean takes ${deep}.`
  expect(remarks({ cleanType: 'deep', totalTime: deep })).toEqual([figures])
  expect(remarks({ cleanType: 'deep' })).toEqual([
    `The visitor was shown ${general}, but by our list it takes ${deep}.`,
    figures,
  ])
})

test.each([-1, 0.001, 1, 1e9, 1e308])('accepts a base price of %s, and says what our list says', (basePrice) => {
  const totalTime = formatDuration(
    totalMinutes({ cleanType: 'general', areas: [{ area: first, quantity: 1 }], addOns: [] }),
  )
  const price = formatMoney(first.basePrice)
  expect(
    remarks({ selectedAreas: [{ name: first.name, quantity: 1, basePrice }], selectedAddOns: [], totalTime }),
  ).toEqual([
    `Their page had a base price of $${basePrice} for ${first.name}, but our list says ${price}.`,
    `By our list: 1 × ${first.name} ${price}. Together ${price} plus GST, ${totalTime}.`,
    'This is under our two-hour minimum.',
  ])
})

test('doesn’t say that a deep clean’s prices were shown, because none were', () => {
  const areas = sunnieSelectQuote.summary(parse({ cleanType: 'deep' })).find(([label]) => label === 'Areas')![1]
  const [one, another] = [first, second].map(({ basePrice }) => formatMoney(basePrice))
  expect(areas).toBe(`2 × ${first.name}, base price ${one}\n1 × ${second.name}, base price ${another}`)
})

test('keeps areas, extras and days we don’t offer, and points them out', () => {
  const unlisted = { selectedAreas: [{ name: 'Moat', quantity: 1 }], selectedAddOns: ['Dragon'] }
  expect(remarks({ ...unlisted, preferredDay: 'Someday', totalTime: '' })).toEqual([
    "“Moat” isn't an area we offer.",
    "“Dragon” isn't an extra we offer.",
    "“Someday” isn't a day we offer.",
  ])
  const brief = (changes: object) => sunnieSelectQuoteServer.brief!(parse({ ...unlisted, ...changes }))
  expect(brief({})).toEqual([expect.stringContaining('General Clean: 1 × Moat, Dragon, '), 'Not on our price list'])
  expect(brief({ cleanType: 'deep' })[1]).toBe('A deep clean: needs a quote')
})

test('tells the visitor everything they chose, and the owner what, when and what it’s worth with GST', () => {
  const { choices, brief, value } = sunnieSelectQuoteServer
  const data = parse()
  expect(choices!(data)).toEqual([
    ['Clean type', 'General Clean'],
    ['Areas', chosenAreas],
    ['Extras', chosenExtras],
    ['Preferred day', 'Tuesday'],
    ['Preferred time', 'Morning'],
    ['Estimated time', general],
  ])
  expect(brief!(data)).toEqual([
    `General Clean: ${chosenAreas}, ${chosenExtras}, Tuesday morning`,
    `${formatMoney((sum * 11) / 10)} incl. GST by our price list`,
  ])
  expect([value!(data), value!({ ...data, cleanType: 'deep' })]).toEqual([(sum * 11) / 10, undefined])
})

test('repeats our own options to the visitor, but none of their own text', () => {
  const selectedAreas = [first.name, 'Buy my watch'].map((name) => ({ name, quantity: 3 }))
  const said = JSON.stringify(
    sunnieSelectQuoteServer.choices!(parse({ selectedAreas, selectedAddOns: ['https://watch.example'] })),
  )
  expect(said).toContain(`3 × ${first.name}`)
  expect(said).not.toContain('atch')
})

test('shows the owner where the contact details differ from the rest', () => {
  const summary = (customerInfo: object) =>
    sunnieSelectQuote.summary(parse({ customerInfo: { ...(good.customerInfo as object), ...customerInfo } }))
  expect(summary({}).map(([label]) => label)).not.toContain('Time in the contact details')
  expect(summary({ preferredTime: 'afternoon', specialRequests: 'Bring a ladder' })).toEqual(
    expect.arrayContaining([
      ['Preferred time', 'morning', 'choice'],
      ['Time in the contact details', 'afternoon'],
      ['Requests in the contact details', 'Bring a ladder'],
    ]),
  )
})

test('requires a whole number of each area, from 1 to 20', () => {
  const selectedAreas = [{ name: first.name, quantity: 21 }]
  expect(sunnieSelectQuote.schema.safeParse({ ...good, selectedAreas }).error?.issues).toMatchObject([
    { path: ['selectedAreas', 0, 'quantity'], message: 'Please choose a number from 1 to 20' },
  ])
})

test.each([
  ['by name', { 'selectedAreas.Bathroom': ['2'], 'selectedAreas.Kitchen': ['1'], 'selectedAreas.Laundry': ['0'] }],
  [
    'by number',
    { 'selectedAreas.0.name': ['Bathroom'], 'selectedAreas.0.quantity': ['2'], 'selectedAreas.1.name': ['Kitchen'] },
  ],
  ['by repetition', { 'selectedAreas.name': ['Bathroom', 'Kitchen'], 'selectedAreas.quantity': ['2', '1'] }],
  ['as ticked boxes', { selectedAreas: ['Bathroom', 'Kitchen'] }, '1'],
])('a plain post can name the areas %s', (_, values, bathrooms = '2') => {
  expect(areasPosted(values)).toMatchObject([
    { name: 'Bathroom', quantity: bathrooms },
    { name: 'Kitchen', quantity: '1' },
  ])
})

test('a plain post can have the whole catalogue', () => {
  const posted = areasPosted(Object.fromEntries(builderAreas.map(({ name }) => [`selectedAreas.${name}`, ['3']])))
  const selectedAreas = posted.map(({ name }) => ({ name, quantity: 3 }))
  expect(remarks({ selectedAreas, selectedAddOns: builderAddOns.map(({ name }) => name), totalTime: '' })).toHaveLength(
    1,
  )
})
