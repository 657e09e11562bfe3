import { names, short } from '@/content/services/names'
import * as z from 'zod/mini'
import { defineForm } from './define-form'
import { maxQuantity } from './limits'
import { valuesByName } from './parse-fields'
import { areasPosted } from './sunnie-select-areas'
import {
  emailField,
  lengthBetween,
  lineField,
  nameField,
  optionalLine,
  optionalText,
  phoneField,
  textList,
  tooMany,
} from './text'

const area = 'Please select at least one area'
const wholeNumber = `Please choose a number from 1 to ${maxQuantity}`

const schema = z.object({
  customerInfo: z.object(
    {
      name: nameField('Please enter your name'),
      email: emailField(),
      phone: z._default(phoneField('Please enter text', 0), ''),
      address: optionalLine(),
      preferredDate: optionalLine(),
      preferredTime: optionalLine(),
      specialRequests: optionalText(),
    },
    { error: 'Name and email are required to proceed.' },
  ),
  selectedAreas: z
    .array(
      z.object(
        {
          name: nameField('Please choose one of the areas listed'),
          quantity: z.int(wholeNumber).check(z.gte(1, wholeNumber), z.lte(maxQuantity, wholeNumber)),
          // Any number will do, because we use our own prices (a form is never refused over arithmetic).
          basePrice: z.optional(z.number('Please enter a number')),
        },
        { error: area },
      ),
      { error: area },
    )
    .check(lengthBetween(1, Infinity, { error: area }), lengthBetween(0, maxQuantity, tooMany)),
  selectedAddOns: z._default(textList('Please choose from the extras listed'), []),
  cleanType: z.enum(['general', 'deep'], { error: 'Please select a clean type' }),
  preferredDay: lineField('Please select your preferred day'),
  preferredTime: z.enum(['morning', 'afternoon'], { error: 'Please select your preferred time' }),
  specialRequests: optionalText(),
  totalTime: optionalLine(),
  timestamp: optionalLine(),
})

const numeric = (text: string | undefined) =>
  text !== undefined && /^\d+(\.\d+)?$/.test(text.trim()) ? Number(text) : text

function fromFields(tree: Readonly<Record<string, unknown>>, fields: URLSearchParams) {
  const selectedAreas = areasPosted(Object.fromEntries(valuesByName(fields))).map(({ name, quantity, basePrice }) => ({
    name,
    quantity: numeric(quantity),
    ...(basePrice !== undefined && { basePrice: numeric(basePrice) }),
  }))
  // We never ask for a date, and the other two mirror the top level.
  const { preferredTime, specialRequests } = tree
  const customerInfo = {
    preferredDate: '',
    preferredTime,
    specialRequests,
    ...(tree.customerInfo as object | undefined),
  }
  return { ...tree, customerInfo, selectedAreas }
}

export type SunnieSelectQuote = z.output<typeof schema>

/** Contact details that contradict the top level, which takes precedence. */
function conflictingDetails({
  customerInfo,
  preferredTime,
  specialRequests,
}: SunnieSelectQuote): (readonly [string, string])[] {
  return [
    ...(customerInfo.preferredTime !== preferredTime
      ? [['Time in the contact details', customerInfo.preferredTime] as const]
      : []),
    ...(customerInfo.specialRequests !== specialRequests
      ? [['Requests in the contact details', customerInfo.specialRequests] as const]
      : []),
  ]
}

/** Their page's base price, before GST. The visitor saw it with GST, or not at all for a deep clean. */
const basePriceOf = (basePrice: number | undefined) => (basePrice === undefined ? '' : `, base price $${basePrice}`)

/** The builder's request for a quote (specification, sections 3, 5, 7 and 8). */
export const sunnieSelectQuote = defineForm({
  slug: 'sunnie-select-quote',
  label: `${short(names.sunnieSelect)} quote request`,
  endpoint: '/api/sunnie-select-quote',
  purpose: 'Ask for a quote for the clean that was built on this page.',
  schema,
  blank: {
    customerInfo: {
      name: '',
      email: '',
      phone: '',
      address: '',
      preferredDate: '',
      preferredTime: '',
      specialRequests: '',
    },
    selectedAreas: [],
    selectedAddOns: [],
    cleanType: '' as 'general',
    preferredDay: '',
    preferredTime: '' as 'morning',
    specialRequests: '',
    totalTime: '',
    timestamp: '',
  },
  labels: {
    cleanType: 'Clean type',
    selectedAreas: 'Areas',
    selectedAddOns: 'Extras',
    preferredDay: 'Preferred day',
    preferredTime: 'Preferred time',
    'customerInfo.name': 'Name',
    'customerInfo.email': 'Email',
    'customerInfo.phone': 'Phone',
    'customerInfo.address': 'Address',
    specialRequests: 'Special requests',
  },
  thanks: ({ cleanType, selectedAreas, selectedAddOns, preferredDay, preferredTime }) => [
    ['type', cleanType],
    ...selectedAreas.map(({ name, quantity }) => [name, String(quantity)] as const),
    ...selectedAddOns.map((name) => ['extra', name] as const),
    ['day', preferredDay],
    ['time', preferredTime],
  ],
  words: {
    'sunnie-select-onboarding': {
      send: 'Send Quote Request',
      sending: 'Sending...',
      success: {
        title: 'Quote Request Sent!',
        description: "We've got your build. We'll be in touch within 24 hours with your quote.",
      },
      failure: { title: 'Something went wrong', description: 'Please try again or contact us directly.' },
      missing: { title: 'Please fill in required fields', description: 'Name and email are required to proceed.' },
      storedBy: 'status',
    },
  },
  keepsDraft: true,
  fromFields,
  sender: ({ customerInfo: { name, email, phone, address }, preferredDay, preferredTime }) => ({
    name,
    email,
    phone,
    address,
    times: [preferredDay, preferredTime].filter(Boolean).join(' '),
  }),
  summary: (data) => [
    ['Name', data.customerInfo.name],
    ['Email', data.customerInfo.email],
    ['Phone', data.customerInfo.phone],
    ['Address', data.customerInfo.address],
    ['Clean type', data.cleanType, 'choice'],
    [
      'Areas',
      data.selectedAreas
        .map(({ name, quantity, basePrice }) => `${quantity} × ${name}${basePriceOf(basePrice)}`)
        .join('\n'),
    ],
    ['Extras', data.selectedAddOns.join('\n')],
    ['Preferred day', data.preferredDay, 'choice'],
    ['Preferred time', data.preferredTime, 'choice'],
    ['Preferred date', data.customerInfo.preferredDate],
    ['Special requests', data.specialRequests],
    ...conflictingDetails(data),
    ['Time shown', data.totalTime],
    ['Sent at, by their clock', data.timestamp],
  ],
})
