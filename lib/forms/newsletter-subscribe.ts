import { business } from '@/content/business'
import * as z from 'zod/mini'
import { defineSignUp } from './define-form'
import { emailField, lineField, nameField } from './text'

const missing = { title: 'Please fill in all fields', description: 'We need your name and email to send you updates.' }

/** The newsletter page's form (specification, sections 5, 7 and 8). */
export const newsletterSubscribe = defineSignUp({
  slug: 'newsletter-subscribe',
  label: 'Newsletter page sign-up',
  endpoint: '/api/newsletter-subscribe',
  schema: z.object({
    email: emailField({ missing: missing.description }),
    firstName: nameField(missing.description),
    source: z._default(lineField('Please say where this came from'), 'direct_link'),
  }),
  blank: { email: '', firstName: '', source: 'direct_link' },
  words: {
    newsletter: {
      send: 'Subscribe to Newsletter',
      sending: 'Subscribing...',
      success: { title: `Welcome to ${business.name}!`, description: "You're now subscribed to our newsletter." },
      failure: { title: 'Something went wrong', description: 'Please try again or contact us directly.' },
      missing,
      storedBy: 'status',
    },
  },
  consent: {
    list: 'newsletter',
    words: 'We use your name and email to send you our newsletter. Unsubscribe any time.',
  },
})
