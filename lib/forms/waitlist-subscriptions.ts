import * as z from 'zod/mini'
import { defineSignUp } from './define-form'
import { emailField, nameField } from './text'

/** The waitlist for regular cleans. No page uses its endpoint yet (specification, section 7). */
export const waitlistSubscriptions = defineSignUp({
  slug: 'waitlist-subscriptions',
  label: 'Subscriptions waitlist sign-up',
  endpoint: '/api/waitlist/subscriptions',
  schema: z.object({
    email: emailField(),
    firstName: z._default(nameField('Please enter your name as text', 0), ''),
  }),
  blank: { email: '', firstName: '' },
  words: {
    subscriptions: {
      send: 'Join the Waitlist',
      sending: 'Joining...',
      success: { title: "You're on the list!", description: "We'll email you when there's a spot for you." },
      failure: { title: 'Submission failed', description: 'Please try again later.' },
      showsServerMessage: true,
    },
  },
  consent: {
    list: 'subscriptions',
    words: 'We use your name and email to tell you about our subscriptions. Unsubscribe any time.',
  },
})
