/** @jest-environment node */
import { homeSizes, preferredDays } from '@/content/wizard'
import { subscribe } from '@/lib/forms/subscribe'
import { subscribeServer } from '@/lib/forms/subscribe.server'
import { caseOf } from '../../support/form-cases/all'

const good = caseOf('subscribe').body('kim@visitor.example')
const remarks = (changes: object, subscriptionPrice?: string) =>
  subscribeServer.remarks!(subscribe.schema.parse({ ...good, ...changes }), { subscriptionPrice })

test('gives only the list price and the bills for a request that matches the list', () => {
  expect(remarks({})).toEqual([
    'By our list: $92.40 a visit incl. GST, billed $92.40/week, $184.80/fortnight, $369.60/month.',
  ])
  expect(remarks({}, '$184.80/fortnight')).toEqual([expect.stringContaining('Bill chosen: $184.80/fortnight.')])
})

test.each([
  ['92.41', '$92.41'],
  ['92.4', '92.4'],
  ['$92.40', '$92.40'],
  ['0.00', '$0.00'],
  ['free', 'free'],
])('says that %s was shown as %s, but the list says $92.40', (estimatedPrice, shown) => {
  expect(remarks({ estimatedPrice })[0]).toBe(`The visitor was shown ${shown} for a visit, but our list says $92.40.`)
})

test('includes the bill chosen even if our list has no price', () => {
  expect(remarks({ serviceType: 'The Night Glow' }, '$92.40/week').at(-1)).toBe(
    'Our list has no price for this. The visitor was shown $92.40. Bill chosen: $92.40/week.',
  )
})

test('says that no price was shown if none was sent', () => {
  expect(remarks({ estimatedPrice: undefined })[0]).toBe(
    'The visitor was shown no price for a visit, but our list says $92.40.',
  )
})

test('points out a bill that we wouldn’t show', () => {
  expect(remarks({}, '$1.00/week')[0]).toContain('The visitor was shown a bill of $1.00/week')
})

test('expects a large home to be quoted, at 0.00 and nothing else', () => {
  const large = { propertySize: '5+ Bed' }
  expect(remarks({ ...large, estimatedPrice: '0.00' })).toEqual(['By our list: quote required.'])
  expect(remarks({ ...large, estimatedPrice: '0.00' }, 'Quote required/week')).toEqual([
    'By our list: quote required. Billing chosen: weekly.',
  ])
  expect(remarks({ ...large, estimatedPrice: '250.00' })[0]).toContain('our list says $0.00')
  expect(remarks({ ...large, estimatedPrice: '0.00' }, '$250.00/week')[0]).toContain('a bill of $250.00/week')
})

test('points out a monthly Daily Glow, and doesn’t call its figure the price of a visit', () => {
  const monthly = { frequency: 'Monthly', estimatedPrice: '196.36' }
  expect(remarks(monthly)).toEqual([
    expect.stringContaining("We don't offer The Daily Glow monthly"),
    'By our list: $196.36 a month incl. GST, billed $49.09/week, $98.18/fortnight, $196.36/month.',
  ])
  expect(subscribeServer.brief!(subscribe.schema.parse({ ...good, ...monthly }))).toContain('$196.36 a month incl. GST')
  expect(remarks({ serviceType: 'The Full Bloom', frequency: 'Monthly', estimatedPrice: '130.90' })).toHaveLength(1)
})

test.each(['serviceType', 'propertySize', 'frequency', 'preferredDay', 'preferredContact'])(
  'keeps a %s that we don’t offer, and points it out',
  (field) => {
    const stranger = 'Something <else>'
    expect(subscribe.schema.parse({ ...good, [field]: stranger })).toHaveProperty(field, stranger)
    expect(remarks({ [field]: stranger })[0]).toContain(`“${stranger}” isn't a`)
  },
)

test('points out an office size for a home service', () => {
  expect(remarks({ propertySize: 'Small Office' })).toEqual([
    'The Daily Glow has no size “Small Office”.',
    expect.stringContaining('no price') as string,
  ])
})

test('keeps its own contact type, whatever was sent', () => {
  for (const contactType of [undefined, 'other', 5, null])
    expect(subscribe.schema.parse({ ...good, contactType })).toHaveProperty('contactType', 'subscription_form')
})

test('tells the visitor everything they chose, and the owner what it is and what it’s worth', () => {
  const { choices, brief, value } = subscribeServer
  const data = subscribe.schema.parse(good)
  expect(choices!(data)).toEqual([
    ['Service', 'The Daily Glow'],
    ['Property size', '1 Bed 1 Bath'],
    ['Frequency', 'Weekly'],
    ['Preferred day', 'Monday'],
    ['Price', '$92.40 a visit incl. GST'],
  ])
  expect(brief!(data)).toEqual(['The Daily Glow, 1 Bed 1 Bath, Weekly, Monday', '$92.40 a visit incl. GST'])
  expect(value!(data)).toBe(9_240)
  // Until it's quoted, its value is unknown rather than zero.
  const large = { ...data, propertySize: homeSizes.find(({ quoteRequired }) => quoteRequired)!.name }
  expect([brief!(large)[1], value!(large)]).toEqual(['Quote required', undefined])
  expect(brief!({ ...data, serviceType: 'Something else' })[1]).toBe('Not on our price list')
})

test('repeats our own options to the visitor, but none of their own text', () => {
  const said = JSON.stringify(
    subscribeServer.choices!(
      subscribe.schema.parse({ ...good, serviceType: 'Buy my watch', preferredDay: preferredDays[4]!.name }),
    ),
  )
  expect(said).toContain('Friday')
  expect(said).not.toContain('watch')
})

test('the owner’s summary says what a visit costs, or that it’s to be quoted', () => {
  const shown = (estimatedPrice: string) =>
    Object.fromEntries(subscribe.summary(subscribe.schema.parse({ ...good, estimatedPrice })))[
      'Price shown for a visit'
    ]
  expect(shown('0.00')).toBe('To be quoted')
  expect(shown('92.40')).toBe('$92.40')
})
