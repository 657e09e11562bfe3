/** @jest-environment node */
import { productChoiceGroups } from '@/content/products'
import { naturallySunnieWaitlistServer } from '@/lib/forms/naturally-sunnie-waitlist.server'
import { brandGroups, naturallySunnieWaitlist } from '@/lib/forms/naturally-sunnie-waitlist'

const { schema, fromFields } = naturallySunnieWaitlist
const { remarks } = naturallySunnieWaitlistServer
const person = { email: 'kim@visitor.example', firstName: 'Kim' }
const required = 'First name, email, and at least one product selection are required.'
const paths = (body: object) =>
  schema.safeParse(body).error?.issues.map(({ path, message }) => [path.join('.'), message])

test('requires a product, and reports it together with anything else that’s missing', () => {
  expect(paths(person)).toEqual([['allSelectedProducts', required]])
  expect(paths({ ...person, koalaEcoProducts: ' , ,' })).toEqual([['allSelectedProducts', required]])
  for (const nothing of [{}, { email: ' ', firstName: '' }])
    expect(paths(nothing)?.toSorted()).toEqual([
      ['allSelectedProducts', required],
      ['email', required],
      ['firstName', required],
    ])
})

test('counts and joins the products itself if a plain post doesn’t', () => {
  expect(
    schema.parse({
      ...person,
      koalaEcoProducts: 'Dog Wash (500ml), Dish Soap (500ml)',
      usTheEarthProducts: 'Eco Friendly Laundry Bundle',
    }),
  ).toMatchObject({
    allSelectedProducts: 'Dog Wash (500ml), Dish Soap (500ml), Eco Friendly Laundry Bundle',
    totalProductsSelected: 3,
    source: 'Naturally Sunnie Waitlist',
  })
})

test('keeps what was sent, and points out where it doesn’t add up', () => {
  const data = schema.parse({
    ...person,
    koalaEcoProducts: 'Dog Wash (500ml)',
    allSelectedProducts: 'Dish Soap (500ml)',
    totalProductsSelected: 7,
  })
  for (const totalProductsSelected of [-1, 1.5, 1e9])
    expect(schema.parse({ ...data, totalProductsSelected })).toMatchObject({ totalProductsSelected })
  expect(data).toMatchObject({ allSelectedProducts: 'Dish Soap (500ml)', totalProductsSelected: 7 })
  expect(remarks!(data, {})).toEqual([
    'The form counted 7 products, but lists 1.',
    "The list of all products doesn't match the lists by brand.",
  ])
})

test('has no remarks about a list of all products without lists by brand', () => {
  expect(remarks!(schema.parse({ ...person, allSelectedProducts: 'Dish Soap (500ml)' }), {})).toEqual([])
})

test('has no remarks about all sixteen at once', () => {
  const labels = productChoiceGroups.map(({ choices }) => choices.map(({ label }) => label).join(', '))
  const data = schema.parse({
    ...person,
    ...Object.fromEntries(brandGroups.map((group, index) => [group, labels[index]])),
  })
  expect(data.totalProductsSelected).toBe(16)
  expect(remarks!(data, {})).toEqual([])
})

test('counts and joins the ticked products, and parses the number in a plain post', () => {
  const none = new URLSearchParams()
  const ticked = {
    koalaEcoProducts: 'Dog Wash (500ml), Dish Soap (500ml)',
    usTheEarthProducts: 'Eco Friendly Laundry Bundle',
  }
  expect(fromFields!(ticked, none)).toEqual({
    ...ticked,
    weTheWildProducts: '',
    totalProductsSelected: 3,
    allSelectedProducts: 'Dog Wash (500ml), Dish Soap (500ml), Eco Friendly Laundry Bundle',
  })
  expect(fromFields!({ totalProductsSelected: '3' }, none)).toMatchObject({ totalProductsSelected: 3 })
  expect(fromFields!({ totalProductsSelected: 'three' }, none)).toMatchObject({ totalProductsSelected: 'three' })
})
