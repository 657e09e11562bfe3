import * as z from 'zod/mini'
import { defineSignUp } from './define-form'
import { emailField } from './text'

const blog = {
  send: 'Subscribe',
  sending: 'Subscribing...',
  success: { title: 'Success!', description: 'Thank you for subscribing to our newsletter!' },
  failure: { title: 'Subscription Failed', description: 'Please try again later.' },
}

/** The one-field newsletter form on home, journal and bio (specification, sections 5, 7 and 8). */
export const newsletter = defineSignUp({
  slug: 'newsletter',
  label: 'Newsletter sign-up',
  endpoint: '/api/newsletter',
  schema: z.object({ email: emailField() }),
  blank: { email: '' },
  words: {
    home: {
      send: 'Subscribe',
      sending: 'Subscribing...',
      success: { title: 'Subscribed to newsletter!', description: 'Thanks for subscribing to our newsletter.' },
      failure: {
        title: 'Subscription failed',
        description: "We couldn't subscribe you at this time. Please try again later.",
      },
      showsServerMessage: true,
      statusMessage: 'Server returned {status}',
      storedBy: 'status',
    },
    journal: blog,
    bio: blog,
  },
  consent: {
    list: 'newsletter',
    words: 'We use your email to send you our newsletter. Unsubscribe any time.',
  },
})
