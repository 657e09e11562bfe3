/** @jest-environment node */
import { homeSizes, preferredDays, quoteRequiredLabel, wizardPrices } from '@/content/wizard'
import { subscribe } from '@/lib/forms/subscribe'
import { subscribeServer } from '@/lib/forms/subscribe.server'
import { formatExactMoney, toDecimalString } from '@/lib/pricing/money'
import { named } from '../../support/catalogue'
import { caseOf } from '../../support/form-cases/all'

const good = caseOf('subscribe').body('kim@visitor.example')
const parse = (changes: object = {}) => subscribe.schema.parse({ ...good, ...changes })
const remarks = (changes: object, subscriptionPrice?: string) =>
  subscribeServer.remarks!(parse(changes), { subscriptionPrice })
const large = { propertySize: homeSizes.find(({ quoteRequired }) => quoteRequired)!.name }

const { weekly, monthly } = wizardPrices['daily-glow']['1b1b']!
const visit = formatExactMoney(weekly)

// For every price, bill and billing that the wizard shows, see tests/components/subscribe/prices.test.tsx.
test('gives only the list price and the bills for a request that matches the list', () => {
  const bills = [`${visit}/week`, `${formatExactMoney(2 * weekly)}/fortnight`, `${formatExactMoney(4 * weekly)}/month`]
  expect(remarks({})).toEqual([`By our list: ${visit} a visit incl. GST, billed ${bills.join(', ')}.`])
  expect(remarks({}, bills[1])).toEqual([expect.stringContaining(`Bill chosen: ${bills[1]}.`)])
})

test.each([
  ['1.01', '$1.01'],
  ['92.4', '92.4'],
  ['0.00', '$0.00'],
  ['free', 'free'],
  [undefined, 'no price'],
])('says what our list says when %s was sent as the price', (estimatedPrice, shown) => {
  expect(remarks({ estimatedPrice })[0]).toBe(`The visitor was shown ${shown} for a visit, but our list says ${visit}.`)
})

test('points out a bill that we wouldn’t show, and includes it even if our list has no price', () => {
  expect(remarks({}, '$1.00/week')[0]).toContain('The visitor was shown a bill of $1.00/week')
  expect(remarks({ serviceType: 'The Night Glow' }, '$1.00/week').at(-1)).toBe(
    `Our list has no price for this. The visitor was shown ${visit}. Bill chosen: $1.00/week.`,
  )
})

test('expects a large home to be quoted, at 0.00 and nothing else', () => {
  const quoted = { ...large, estimatedPrice: '0.00' }
  expect(remarks(quoted)).toEqual(['By our list: quote required.'])
  expect(remarks(quoted, `${quoteRequiredLabel}/week`)).toEqual([
    'By our list: quote required. Billing chosen: weekly.',
  ])
  expect(remarks({ ...large, estimatedPrice: '250.00' })[0]).toContain('our list says $0.00')
  expect(remarks(quoted, '$250.00/week')[0]).toContain('a bill of $250.00/week')
})

test('points out a monthly Daily Glow, and doesn’t call its figure the price of a visit', () => {
  const request = { frequency: named.monthly, estimatedPrice: toDecimalString(monthly) }
  const amount = `${formatExactMoney(monthly)} a month incl. GST`
  expect(remarks(request)).toEqual([
    expect.stringContaining(`We don't offer ${named['daily-glow']} monthly`),
    expect.stringContaining(`By our list: ${amount}`),
  ])
  expect(subscribeServer.brief!(parse(request))).toContain(amount)
})

test.each(['serviceType', 'propertySize', 'frequency', 'preferredDay', 'preferredContact'])(
  'keeps a %s that we don’t offer, and points it out',
  (field) => {
    expect(parse({ [field]: 'Something <else>' })).toHaveProperty(field, 'Something <else>')
    expect(remarks({ [field]: 'Something <else>' })[0]).toContain("“Something <else>” isn't a")
  },
)

test('points out an office size for a home service', () => {
  expect(remarks({ propertySize: named.small })).toEqual([
    `${named['daily-glow']} has no size “${named.small}”.`,
    expect.stringContaining('no price') as string,
  ])
})

test('keeps its own contact type, whatever was sent', () => {
  for (const contactType of [undefined, 'other', 5, null])
    expect(parse({ contactType })).toHaveProperty('contactType', 'subscription_form')
})

test('tells the visitor everything they chose, and the owner what it is and what it’s worth', () => {
  const { choices, brief, value } = subscribeServer
  const data = parse()
  expect(choices!(data)).toEqual([
    ['Service', named['daily-glow']],
    ['Property size', named['1b1b']],
    ['Frequency', named.weekly],
    ['Preferred day', 'Monday'],
    ['Price', `${visit} a visit incl. GST`],
  ])
  expect(brief!(data)).toEqual([
    `${named['daily-glow']}, ${named['1b1b']}, ${named.weekly}, Monday`,
    `${visit} a visit incl. GST`,
  ])
  expect(value!(data)).toBe(weekly)
  // Until it's quoted, its value is unknown rather than zero.
  expect([brief!({ ...data, ...large })[1], value!({ ...data, ...large })]).toEqual([quoteRequiredLabel, undefined])
  expect(brief!({ ...data, serviceType: 'Something else' })[1]).toBe('Not on our price list')
})

test('repeats our own options to the visitor, but none of their own text', () => {
  const day = preferredDays[4]!.name
  const said = JSON.stringify(subscribeServer.choices!(parse({ serviceType: 'Buy my watch', preferredDay: day })))
  expect(said).toContain(day)
  expect(said).not.toContain('watch')
})

test('the owner’s summary says what a visit costs, or that it’s to be quoted', () => {
  const shown = (estimatedPrice: string) => Object.fromEntries(subscribe.summary(parse({ estimatedPrice })))
  expect(shown('0.00')).toHaveProperty(['Price shown for a visit'], 'To be quoted')
  expect(shown('92.40')).toHaveProperty(['Price shown for a visit'], '$92.40')
})
