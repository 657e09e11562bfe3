import { business } from '@/content/business'
import { budgetOptions } from '@/content/natural-order-budgets'
import { names, short } from '@/content/services/names'
import * as z from 'zod/mini'
import { defineForm } from './define-form'
import {
  emailField,
  lengthBetween,
  lineField,
  nameField,
  optionalLine,
  optionalText,
  phoneField,
  textList,
} from './text'

const chooseYesOrNo = 'Please choose yes or no'
const space = 'Please select at least one space'
const time = 'Please select at least one available time'

const always = z.object({
  name: nameField('Name is required', 2),
  phone: phoneField('Valid phone number is required', 10),
  address: lineField('Address is required', 5),
  email: emailField({ invalid: 'Valid email is required' }),
  spacesToOrganise: textList(space).check(lengthBetween(1, Infinity, { error: space })),
  supplyProducts: z.enum(['yes', 'no'], { error: chooseYesOrNo }),
  propertyType: z.enum(['rent', 'own'], { error: 'Please choose rent or own' }),
  deadline: optionalLine(),
  bestTimes: textList(time).check(lengthBetween(1, Infinity, { error: time })),
  additionalNotes: optionalText(),
})

/** A budget's label, or what was sent if it isn't one of ours. */
export const budgetLabel = (budget: string) => budgetOptions.find(({ value }) => value === budget)?.label ?? budget

/** The two sections shown only if we supply the products (specification, section 2). */
const withProducts = z.object({
  stylePreferences: z._default(textList('Please choose from the styles listed'), []),
  materialPreferences: optionalText(),
  customMoodBoard: z._default(z.enum(['yes', 'no', ''], { error: chooseYesOrNo }), ''),
  budget: optionalLine(),
  brandPreferences: optionalText(),
})

const schema = z.pipe(
  z.extend(always, withProducts.shape),
  z.transform((data) => (data.supplyProducts === 'yes' ? data : { ...data, ...withProducts.parse({}) })),
)

/** Hidden sections keep their answers, but only send them with a "yes". */
function fromFields(tree: Readonly<Record<string, unknown>>) {
  if (tree.supplyProducts === 'yes') return tree
  return Object.fromEntries(Object.entries(tree).filter(([name]) => !(name in withProducts.shape)))
}

/** The Natural Order's client form (specification, sections 3, 5, 7 and 8). */
export const naturalOrderOnboarding = defineForm({
  slug: 'natural-order-onboarding',
  label: `${short(names.naturalOrder)} onboarding`,
  endpoint: '/api/natural-order-onboarding',
  purpose: `Tell us about a home for ${names.naturalOrder}, our styling and organising service.`,
  schema,
  blank: {
    name: '',
    phone: '',
    address: '',
    email: '',
    spacesToOrganise: [],
    supplyProducts: 'no',
    stylePreferences: [],
    materialPreferences: '',
    customMoodBoard: '',
    budget: '',
    brandPreferences: '',
    propertyType: '' as 'rent',
    deadline: '',
    bestTimes: [],
    additionalNotes: '',
  },
  labels: {
    name: 'Name',
    phone: 'Phone',
    address: 'Address',
    email: 'Email',
    spacesToOrganise: 'Which spaces would you like organised?',
    supplyProducts: 'Would you like us to supply products?',
    stylePreferences: 'Styles you like',
    materialPreferences: 'Materials you like or avoid',
    customMoodBoard: 'Would you like a custom mood board?',
    budget: 'Budget for products',
    brandPreferences: 'Brands you like',
    propertyType: 'Do you rent or own?',
    deadline: 'Is there a deadline?',
    bestTimes: 'Best times for us to come',
    additionalNotes: 'Anything else we should know?',
  },
  words: {
    'natural-order-onboarding': {
      send: 'Submit Onboarding Form',
      sending: 'Submitting...',
      success: {
        title: 'Onboarding Complete!',
        description: "A confirmation email is on its way, and we'll contact you within 24 hours.",
      },
      failure: {
        title: 'Submission Failed',
        description: business.email
          ? `Please try again or email us directly at ${business.email}.`
          : 'Please try again or contact us directly.',
      },
      statusMessage: 'Submission failed',
    },
  },
  keepsDraft: true,
  fromFields,
  sender: ({ name, email, phone, address, bestTimes }) => ({
    name,
    email,
    phone,
    address,
    times: bestTimes.join(', '),
  }),
  summary: (data) => [
    ['Name', data.name],
    ['Phone', data.phone],
    ['Address', data.address],
    ['Email', data.email],
    ['Spaces to organise', data.spacesToOrganise.join(', '), 'choice'],
    ['Supply products', data.supplyProducts, 'choice'],
    ['Styles', data.stylePreferences.join(', '), 'choice'],
    ['Materials', data.materialPreferences],
    ['Custom mood board', data.customMoodBoard, 'choice'],
    ['Budget', budgetLabel(data.budget)],
    ['Brands', data.brandPreferences],
    ['Rents or owns', data.propertyType, 'choice'],
    ['Deadline', data.deadline],
    ['Best times', data.bestTimes.join(', '), 'choice'],
    ['Notes', data.additionalNotes],
  ],
})

export type NaturalOrderOnboarding = z.output<typeof schema>
