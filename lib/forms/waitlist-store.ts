import * as z from 'zod/mini'
import { defineSignUp } from './define-form'
import { emailField } from './text'

/** The store preview's waitlist (specification, sections 5, 7 and 8). */
export const waitlistStore = defineSignUp({
  slug: 'waitlist-store',
  label: 'Store waitlist sign-up',
  endpoint: '/api/waitlist/store',
  schema: z.object({ email: emailField() }),
  blank: { email: '' },
  words: {
    'store-preview': {
      send: 'Join the Waitlist',
      sending: 'Joining...',
      success: { title: "You're on the list!", description: "We'll email you when the store opens." },
      failure: { title: 'Submission failed', description: 'Please try again later.' },
      showsServerMessage: true,
    },
  },
  nativeValidation: true,
  consent: { list: 'store', words: 'We use your email to tell you about the store. Unsubscribe any time.' },
})
