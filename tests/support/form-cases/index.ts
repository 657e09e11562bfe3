import { contact, subscribe } from './enquiries'
import type { FormCase } from './form-case'
import { naturalOrderOnboarding } from './natural-order-onboarding'
import {
  naturallySunnieWaitlist,
  newsletter,
  newsletterSubscribe,
  protectYourPlaceSignup,
  waitlistStore,
  waitlistSubscriptions,
} from './sign-ups'
import { sunnieSelectQuote } from './sunnie-select-quote'

export { type FormCase, plainFields, wrongOf } from './form-case'

export const formCases: readonly FormCase[] = [
  contact,
  subscribe,
  sunnieSelectQuote,
  naturalOrderOnboarding,
  newsletter,
  newsletterSubscribe,
  waitlistStore,
  waitlistSubscriptions,
  naturallySunnieWaitlist,
  protectYourPlaceSignup,
]

export function caseOf(slug: string): FormCase {
  const found = formCases.find((row) => row.slug === slug)
  if (!found) throw new Error(`tests/support/form-cases has nothing for ${slug}`)
  return found
}
