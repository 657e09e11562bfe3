import { contact } from './contact'
import type { FormDefinition } from './define-form'
import { naturalOrderOnboarding } from './natural-order-onboarding'
import { naturallySunnieWaitlist } from './naturally-sunnie-waitlist'
import { newsletter } from './newsletter'
import { newsletterSubscribe } from './newsletter-subscribe'
import { protectYourPlaceSignup } from './protect-your-place-signup'
import { subscribe } from './subscribe'
import { sunnieSelectQuote } from './sunnie-select-quote'
import { waitlistStore } from './waitlist-store'
import { waitlistSubscriptions } from './waitlist-subscriptions'

/** Every form of the site. A test over this list fails until each has its route and its row in the table of tests. */
export const forms = [
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
] as unknown as readonly FormDefinition[]

export const formBySlug = (slug: string): FormDefinition | undefined => forms.find((form) => form.slug === slug)
