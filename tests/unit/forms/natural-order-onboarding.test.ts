/** @jest-environment node */
import { type NaturalOrderOnboarding, naturalOrderOnboarding } from '@/lib/forms/natural-order-onboarding'
import { naturalOrderOnboardingServer } from '@/lib/forms/natural-order-onboarding.server'
import { caseOf } from '../../support/form-cases/all'

const { schema } = naturalOrderOnboarding
const remarks = (data: NaturalOrderOnboarding) => naturalOrderOnboardingServer.remarks!(data, {})
const good = caseOf('natural-order-onboarding').body('kim@visitor.example')

test('drops the answers about products if none are wanted', () => {
  expect(schema.parse({ ...good, supplyProducts: 'no' })).toEqual({
    ...good,
    supplyProducts: 'no',
    stylePreferences: [],
    materialPreferences: '',
    customMoodBoard: '',
    budget: '',
    brandPreferences: '',
  })
})

test('requires no answers about products, no deadline and no notes', () => {
  const optional =
    /stylePreferences|materialPreferences|customMoodBoard|budget|brandPreferences|deadline|additionalNotes/
  const least = Object.fromEntries(Object.entries(good).filter(([name]) => !optional.test(name)))
  expect(schema.safeParse(least).success).toBe(true)
})

test('requires ten characters of a phone number, not ten digits', () => {
  expect(schema.safeParse({ ...good, phone: '0400 00 00' }).success).toBe(true)
})

test('keeps options we don’t offer, and points them out', () => {
  expect(remarks(schema.parse(good))).toEqual([])
  expect(
    remarks(
      schema.parse({
        ...good,
        spacesToOrganise: ['Moat'],
        stylePreferences: ['gothic'],
        budget: 'all of it',
        bestTimes: ['Midnight'],
      }),
    ),
  ).toHaveLength(4)
})

test.each([
  ['3/12 Mango Lane', true],
  ['Unit 3, 1234 Mango Lane', true],
  ['3/12 Mango Lane, Cannonvale', false],
  ['12 Mango Lane Cannonvale QLD', false],
  ['12 Mango Lane Cannonvale 4802', false],
])('points out to the owner an address that may be only the street: %s', (address, pointedOut) => {
  expect(remarks(schema.parse({ ...good, address }))).toHaveLength(pointedOut ? 1 : 0)
})

test('tells the visitor everything they chose, and the owner the spaces and the budget for products', () => {
  const { choices, brief, quoteLines } = naturalOrderOnboardingServer
  const data = schema.parse(good)
  expect(choices!(data)).toEqual([
    ['Spaces', 'Pantry, Outdoor Patio / Garden'],
    ['Products from us', 'Yes'],
    ['Styles', 'Coastal Vibes, Surprise Me'],
    ['Custom mood board', 'No'],
    ['Budget for products', '$200 to $500'],
    ['Rent or own', 'I rent'],
    ['Best times', 'Weekday Morning, Flexible'],
  ])
  const spaces = 'Pantry, Outdoor Patio / Garden'
  expect(brief!(data)).toEqual([spaces, 'Wants us to supply products: $200 to $500'])
  expect(brief!({ ...data, budget: '' })).toEqual([spaces, 'Wants us to supply products'])
  expect(quoteLines!(data).map(({ hint }) => hint)).toEqual([undefined, undefined, 'Their budget: $200 to $500'])
  expect(quoteLines!({ ...data, supplyProducts: 'no' })).toHaveLength(2)
})

test('repeats our own options to the visitor, but none of their own text', () => {
  const said = JSON.stringify(
    naturalOrderOnboardingServer.choices!(
      schema.parse({ ...good, spacesToOrganise: ['Pantry', 'Buy my watch'], deadline: 'watch' }),
    ),
  )
  expect(said).toContain('Pantry')
  expect(said).toContain('Coastal Vibes')
  expect(said).not.toContain('watch')
})
