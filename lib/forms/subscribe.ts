import * as z from 'zod/mini'
import { withDollarSign } from '@/lib/pricing/money'
import { defineForm } from './define-form'
import { emailField, lineField, nameField, optionalLine, phoneField } from './text'

const missing = { title: 'Missing Information', description: 'Please fill in all required fields.' }

/** Sent as the price of a home that needs a quote. */
const noPrice = '0.00'

const schema = z.object({
  serviceType: lineField('Please choose your service'),
  propertySize: lineField('Please choose your property size'),
  frequency: lineField('Please choose how often we come'),
  preferredDay: lineField('Please choose your preferred day'),
  estimatedPrice: optionalLine(),
  contactType: z.catch(z.literal('subscription_form'), 'subscription_form'),
  customerName: nameField('Please enter your full name'),
  customerEmail: emailField(),
  customerPhone: phoneField('Please enter your phone number'),
  preferredContact: z._default(lineField('Please choose how we should reach you'), 'email'),
})

/**
 * The subscription wizard's request (specification, sections 3, 5, 7 and 8). The choices are display
 * names. Unknown ones are stored and pointed out to the owner (`subscribe.server.ts`).
 */
export const subscribe = defineForm({
  slug: 'subscribe',
  label: 'Subscription request',
  endpoint: '/api/subscribe',
  purpose: 'Ask for the subscription that was chosen on this page.',
  schema,
  blank: {
    serviceType: '',
    propertySize: '',
    frequency: '',
    preferredDay: '',
    estimatedPrice: '',
    contactType: 'subscription_form',
    customerName: '',
    customerEmail: '',
    customerPhone: '',
    preferredContact: 'email',
  },
  labels: {
    serviceType: 'Service',
    propertySize: 'Property size',
    frequency: 'Cleaning frequency',
    preferredDay: 'Preferred day',
    customerName: 'Full name',
    customerEmail: 'Email',
    customerPhone: 'Phone',
    preferredContact: 'How should we reach you?',
  },
  thanks: ({ serviceType, propertySize, frequency, preferredDay }, { subscriptionPrice = '' }) => [
    ['service', serviceType],
    ['size', propertySize],
    ['frequency', frequency],
    ['day', preferredDay],
    ['bill', subscriptionPrice],
  ],
  words: {
    subscribe: {
      send: 'Start My Subscription',
      sending: 'Starting Your Subscription...',
      success: {
        title: 'Thank You',
        description: "It's with us. We'll be in touch within 24 hours to confirm your first date and your plan.",
      },
      failure: { title: 'Submission Failed', description: 'Please try again or call us directly.' },
      missing,
      storedBy: 'status',
    },
  },
  keepsDraft: true,
  sender: (data) => ({
    name: data.customerName,
    email: data.customerEmail,
    phone: data.customerPhone,
    prefers: data.preferredContact,
    times: data.preferredDay,
  }),
  summary: (data) => [
    ['Name', data.customerName],
    ['Email', data.customerEmail],
    ['Phone', data.customerPhone],
    ['Preferred contact', data.preferredContact, 'choice'],
    ['Service', data.serviceType],
    ['Property size', data.propertySize],
    ['Frequency', data.frequency],
    ['Preferred day', data.preferredDay, 'choice'],
    ['Price shown for a visit', data.estimatedPrice === noPrice ? 'To be quoted' : withDollarSign(data.estimatedPrice)],
    ['Sent by', data.contactType, 'internal'],
  ],
})

export type SubscriptionRequest = z.output<typeof schema>
