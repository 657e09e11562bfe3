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

/** Every form of the site, by its slug. The compiler and the tests name what a new one still lacks (docs/recipes.md). */
const definitions = {
  contact,
  subscribe,
  'sunnie-select-quote': sunnieSelectQuote,
  'natural-order-onboarding': naturalOrderOnboarding,
  newsletter,
  'newsletter-subscribe': newsletterSubscribe,
  'waitlist-store': waitlistStore,
  'waitlist-subscriptions': waitlistSubscriptions,
  'naturally-sunnie-waitlist': naturallySunnieWaitlist,
  'protect-your-place-signup': protectYourPlaceSignup,
}

export type FormSlug = keyof typeof definitions

/** The forms that put nobody on a list: each is answered by a confirmation of its own. */
export type EnquirySlug = {
  [Slug in FormSlug]: (typeof definitions)[Slug]['consent'] extends undefined ? Slug : never
}[FormSlug]

/** What a form's schema gives. */
export type DataOf<Slug extends FormSlug> = Parameters<(typeof definitions)[Slug]['sender']>[0]

/** Each under its own slug. */
type BySlug<Definitions> = { readonly [Slug in keyof Definitions]: { readonly slug: Slug } }

export const forms = Object.values(
  definitions satisfies BySlug<typeof definitions>,
) as unknown as readonly FormDefinition[]

/** The form of a slug, which may come from the database or an address. */
export const formBySlug = (slug: string): FormDefinition | undefined => forms.find((form) => form.slug === slug)
