/** @jest-environment node */
import { builderAddOns, builderAreas } from '@/content/sunnie-select'
import { areasPosted } from '@/lib/forms/sunnie-select-areas'
import { sunnieSelectQuote } from '@/lib/forms/sunnie-select-quote'
import { sunnieSelectQuoteServer } from '@/lib/forms/sunnie-select-quote.server'
import { caseOf } from '../../support/form-cases/all'

const good = caseOf('sunnie-select-quote').body('kim@visitor.example')
const remarks = (changes: object) =>
  sunnieSelectQuoteServer.remarks!(sunnieSelectQuote.schema.parse({ ...good, ...changes }), {})

test('gives only the prices and the time for a build that matches the catalogue', () => {
  expect(remarks({})).toEqual([
    'By our list: 2 × Bathroom $45, 1 × Veranda/Balcony $30, Oven Deep Clean $35, TLC Plant Care $45. Together $200 plus GST, 3h 15m.',
  ])
})

test('expects a deep clean to take longer for the areas, but not for the extras', () => {
  expect(remarks({ cleanType: 'deep' })[0]).toBe('The visitor was shown 3h 15m, but by our list it takes 4h 15m.')
  expect(remarks({ cleanType: 'deep', totalTime: '4h 15m' })).toHaveLength(1)
})

test('says for a deep clean that the list prices are for a general clean', () => {
  expect(remarks({ cleanType: 'deep', totalTime: '4h 15m' })).toEqual([
    'By our list, for a general clean: 2 × Bathroom $45, 1 × Veranda/Balcony $30, Oven Deep Clean $35, TLC Plant Care $45. Together $200 plus GST. The deep clean takes 4h 15m.',
  ])
})

test('looks up every price by its name', () => {
  expect(
    remarks({ selectedAreas: [{ name: 'Bathroom', quantity: 1, basePrice: 1 }], selectedAddOns: [], totalTime: '45m' }),
  ).toEqual([
    'Their page had a base price of $1 for Bathroom, but our list says $45.',
    'By our list: 1 × Bathroom $45. Together $45 plus GST, 45m.',
    'This is under our two-hour minimum.',
  ])
})

test.each([-1, 0.001, 1e9, 1e308])('accepts a base price of %s, and says what our list says', (basePrice) => {
  const selectedAreas = [{ name: 'Bathroom', quantity: 1, basePrice }]
  expect(remarks({ selectedAreas, selectedAddOns: [], totalTime: '45m' })[0]).toBe(
    `Their page had a base price of $${basePrice} for Bathroom, but our list says $45.`,
  )
})

test('doesn’t say that a deep clean’s prices were shown, because none were', () => {
  const areas = sunnieSelectQuote
    .summary(sunnieSelectQuote.schema.parse({ ...good, cleanType: 'deep' }))
    .find(([label]) => label === 'Areas')![1]
  expect(areas).toBe('2 × Bathroom, base price $45\n1 × Veranda/Balcony, base price $30')
})

test('keeps areas, extras and days we don’t offer, and points them out', () => {
  expect(
    remarks({
      selectedAreas: [{ name: 'Moat', quantity: 1 }],
      selectedAddOns: ['Dragon'],
      preferredDay: 'Someday',
      totalTime: '',
    }),
  ).toEqual(["“Moat” isn't an area we offer.", "“Dragon” isn't an extra we offer.", "“Someday” isn't a day we offer."])
})

test('describes a general clean with nothing on our list as it was sent, and not as a deep clean', () => {
  const brief = (changes: object) =>
    sunnieSelectQuoteServer.brief!(sunnieSelectQuote.schema.parse({ ...good, ...changes }))
  const unlisted = { selectedAreas: [{ name: 'Moat', quantity: 1 }], selectedAddOns: ['Dragon'] }
  expect(brief(unlisted)).toEqual([
    expect.stringContaining('General Clean: 1 × Moat, Dragon, '),
    'Not on our price list',
  ])
  expect(brief({ ...unlisted, cleanType: 'deep' })[1]).toBe('A deep clean: needs a quote')
})

test('tells the visitor everything they chose, and the owner what, when and what it’s worth with GST', () => {
  const { choices, brief, value } = sunnieSelectQuoteServer
  const data = sunnieSelectQuote.schema.parse(good)
  expect(choices!(data)).toEqual([
    ['Clean type', 'General Clean'],
    ['Areas', '2 × Bathroom, 1 × Veranda/Balcony'],
    ['Extras', 'Oven Deep Clean, TLC Plant Care'],
    ['Preferred day', 'Tuesday'],
    ['Preferred time', 'Morning'],
    ['Estimated time', '3h 15m'],
  ])
  expect(choices!({ ...data, selectedAddOns: [] }).at(-1)).toEqual(['Estimated time', '2h'])
  expect(brief!(data)).toEqual([
    'General Clean: 2 × Bathroom, 1 × Veranda/Balcony, Oven Deep Clean, TLC Plant Care, Tuesday morning',
    '$220 incl. GST by our price list',
  ])
  expect([value!(data), value!({ ...data, cleanType: 'deep' })]).toEqual([22_000, undefined])
})

test('repeats our own options to the visitor, but none of their own text', () => {
  const said = JSON.stringify(
    sunnieSelectQuoteServer.choices!(
      sunnieSelectQuote.schema.parse({
        ...good,
        selectedAreas: [
          { name: 'Kitchen', quantity: 3 },
          { name: 'Buy my watch', quantity: 1 },
        ],
        selectedAddOns: ['https://watch.example'],
      }),
    ),
  )
  expect(said).toContain('3 × Kitchen')
  expect(said).not.toContain('atch')
})

test('shows the owner where the contact details differ from the rest', () => {
  const summary = (customerInfo: object) =>
    sunnieSelectQuote.summary(
      sunnieSelectQuote.schema.parse({ ...good, customerInfo: { ...(good.customerInfo as object), ...customerInfo } }),
    )
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
  const issues = sunnieSelectQuote.schema.safeParse({ ...good, selectedAreas: [{ name: 'Kitchen', quantity: 21 }] })
    .error?.issues
  expect(issues).toMatchObject([
    { path: ['selectedAreas', 0, 'quantity'], message: 'Please choose a number from 1 to 20' },
  ])
})

describe('a plain post can name the areas', () => {
  const two = [
    { name: 'Bathroom', quantity: '2' },
    { name: 'Kitchen', quantity: '1' },
  ]

  test.each([
    [
      'by name',
      {
        'selectedAreas.Bathroom': ['2'],
        'selectedAreas.Kitchen': ['1'],
        'selectedAreas.Laundry': ['0'],
        'selectedAreas.Bedroom': [''],
      },
    ],
    [
      'by number',
      { 'selectedAreas.0.name': ['Bathroom'], 'selectedAreas.0.quantity': ['2'], 'selectedAreas.1.name': ['Kitchen'] },
    ],
    ['by repetition', { 'selectedAreas.name': ['Bathroom', 'Kitchen'], 'selectedAreas.quantity': ['2', '1'] }],
  ])('%s', (_, values) => {
    expect(areasPosted(values).map(({ name, quantity }) => ({ name, quantity }))).toEqual(two)
  })

  test('without quantities, as tick boxes', () => {
    expect(areasPosted({ selectedAreas: ['Bathroom', 'Kitchen'] })).toEqual([
      { name: 'Bathroom', quantity: '1' },
      { name: 'Kitchen', quantity: '1' },
    ])
  })

  test('for the whole catalogue', () => {
    const posted = areasPosted(Object.fromEntries(builderAreas.map(({ name }) => [`selectedAreas.${name}`, ['3']])))
    expect(posted.map(({ name }) => name)).toEqual(builderAreas.map(({ name }) => name))
    expect(
      remarks({
        selectedAreas: posted.map(({ name }) => ({ name, quantity: 3 })),
        selectedAddOns: builderAddOns.map(({ name }) => name),
        totalTime: '',
      }),
    ).toHaveLength(1)
  })
})
