import { brandNames } from '@/content/brand-names'
import { business } from '@/content/business'
import * as z from 'zod/mini'
import { defineSignUp } from './define-form'
import { emailField, lineField, nameField, namesField, namesIn, optionalText } from './text'

const missing = {
  title: 'Please complete required fields',
  description: 'First name, email, and at least one product selection are required.',
}

/** The payload's keys for the three brand groups. */
export const brandGroups = ['koalaEcoProducts', 'weTheWildProducts', 'usTheEarthProducts'] as const

const fields = z.object({
  email: emailField({ missing: missing.description }),
  firstName: nameField(missing.description),
  koalaEcoProducts: namesField(),
  weTheWildProducts: namesField(),
  usTheEarthProducts: namesField(),
  brandSuggestions: optionalText(),
  source: z._default(lineField('Please say where this came from'), 'Naturally Sunnie Waitlist'),
  // Any number will do, because we go by the list (a form is never refused over arithmetic).
  totalProductsSelected: z.optional(z.number('Please enter a number')),
  allSelectedProducts: namesField(),
})

type Chosen = Partial<Record<(typeof brandGroups)[number] | 'allSelectedProducts', unknown>>

const namesInField = (value: unknown) => (typeof value === 'string' ? namesIn(value) : [])

/** The products ticked across all groups. */
export const inGroups = (data: Chosen) => brandGroups.flatMap((group) => namesInField(data[group]))

const choosesOne = (data: Chosen) => inGroups(data).length > 0 || namesInField(data.allSelectedProducts).length > 0

const schema = z.pipe(
  fields.check(
    z.refine(choosesOne, {
      error: missing.description,
      path: ['allSelectedProducts'],
      // Report this along with anything else that's missing, not only once the rest is valid.
      when: ({ value }) => typeof value === 'object' && value !== null,
    }),
  ),
  z.transform((data) => {
    const allSelectedProducts = data.allSelectedProducts || inGroups(data).join(', ')
    return {
      ...data,
      allSelectedProducts,
      totalProductsSelected: data.totalProductsSelected ?? namesIn(allSelectedProducts).length,
    }
  }),
)

export type ProductWaitlist = z.output<typeof schema>

/** Turns tick boxes into the body of section 3: comma-joined labels, by group and overall. */
function fromFields(tree: Readonly<Record<string, unknown>>) {
  const groups = Object.fromEntries(brandGroups.map((group) => [group, tree[group] ?? '']))
  const total = tree.totalProductsSelected ?? inGroups(groups).length
  return {
    ...tree,
    ...groups,
    allSelectedProducts: tree.allSelectedProducts ?? inGroups(groups).join(', '),
    totalProductsSelected: /^\d+$/.test(String(total)) ? Number(total) : total,
  }
}

/** The shop's product waitlist (specification, sections 3, 5, 7 and 8). */
export const naturallySunnieWaitlist = defineSignUp({
  slug: 'naturally-sunnie-waitlist',
  label: 'Product waitlist sign-up',
  endpoint: '/api/naturally-sunnie-waitlist',
  schema,
  blank: {
    email: '',
    firstName: '',
    koalaEcoProducts: '',
    weTheWildProducts: '',
    usTheEarthProducts: '',
    brandSuggestions: '',
    source: 'Naturally Sunnie Waitlist',
  },
  labels: {
    firstName: 'First name',
    email: 'Email',
    allSelectedProducts: 'Which products would you like?',
    brandSuggestions: 'Brand suggestions',
  },
  words: {
    'naturally-sunnie': {
      send: 'Join the Waitlist',
      sending: 'Joining...',
      success: {
        title: 'Welcome to the waitlist!',
        description: "You'll be first to know about our conscious product launches.",
      },
      failure: {
        title: 'Something went wrong',
        description: business.email
          ? `Please try again or contact us directly at ${business.email}`
          : 'Please try again or contact us directly.',
      },
      missing,
      storedBy: 'status',
    },
  },
  nativeValidation: true,
  consent: {
    list: 'product',
    words: 'We use your name and email to tell you when these and other products arrive. Unsubscribe any time.',
  },
  fromFields,
  summary: (data) => [
    ['First name', data.firstName],
    ['Email', data.email],
    [brandNames.koalaEcoProducts, data.koalaEcoProducts],
    [brandNames.weTheWildProducts, data.weTheWildProducts],
    [brandNames.usTheEarthProducts, data.usTheEarthProducts],
    ['Brand suggestions', data.brandSuggestions],
    ['Products chosen', String(data.totalProductsSelected)],
    ['All products', data.allSelectedProducts],
    ['Source', data.source, 'choice'],
  ],
})
