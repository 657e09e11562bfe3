import * as z from 'zod/mini'
import { defineSignUp } from './define-form'
import { emailField, nameField } from './text'

const sharedWords = {
  storedBy: 'status',
  sending: 'Joining...',
  success: { title: 'Success!', description: "You're on the list! We'll be in touch with campaign updates." },
  failure: { title: 'Something went wrong', description: 'Please try again or email us directly.' },
} as const

/** Both sign-up forms on /protect-your-place (specification, sections 5, 7 and 8). */
export const protectYourPlaceSignup = defineSignUp({
  slug: 'protect-your-place-signup',
  label: 'Campaign sign-up',
  endpoint: '/api/protect-your-place-signup',
  schema: z.object({
    firstName: nameField('Please enter your first name'),
    email: emailField(),
  }),
  blank: { firstName: '', email: '' },
  words: {
    'campaign-hero': { send: 'Join the Campaign', ...sharedWords },
    'campaign-involved': { send: 'Count Me In', ...sharedWords },
  },
  nativeValidation: true,
  consent: {
    list: 'campaign',
    words:
      'We use your name and email to send you campaign updates. Unsubscribe any time. Grown-ups sign up; kids come along.',
  },
})
