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

const ticked = {
  koalaEcoProducts: 'Dog Wash (500ml), Dish Soap (500ml)',
  usTheEarthProducts: 'Eco Friendly Laundry Bundle',
}
const counted = {
  totalProductsSelected: 3,
  allSelectedProducts: 'Dog Wash (500ml), Dish Soap (500ml), Eco Friendly Laundry Bundle',
}

test('counts and joins the products of a plain post, and of a body that doesn’t', () => {
  const none = new URLSearchParams()
  expect(fromFields!(ticked, none)).toEqual({ ...ticked, weTheWildProducts: '', ...counted })
  expect(fromFields!({ totalProductsSelected: '3' }, none)).toMatchObject({ totalProductsSelected: 3 })
  expect(fromFields!({ totalProductsSelected: 'three' }, none)).toMatchObject({ totalProductsSelected: 'three' })
  expect(schema.parse({ ...person, ...ticked })).toMatchObject({ ...counted, source: 'Naturally Sunnie Waitlist' })
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

test('has no remarks about every product at once, nor about a list of all products without lists by brand', () => {
  const labels = productChoiceGroups.map(({ choices }) => choices.map(({ label }) => label).join(', '))
  const all = Object.fromEntries(brandGroups.map((group, index) => [group, labels[index]]))
  const data = schema.parse({ ...person, ...all })
  expect(data.totalProductsSelected).toBe(labels.join(', ').split(', ').length)
  expect(remarks!(data, {})).toEqual([])
  expect(remarks!(schema.parse({ ...person, allSelectedProducts: 'Dish Soap (500ml)' }), {})).toEqual([])
})
