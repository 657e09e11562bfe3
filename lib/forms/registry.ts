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

/** Every form on the site, by slug. The compiler and the tests say what a new one still lacks (docs/recipes.md). */
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

/** The forms that don't sign anyone up to a list. Each has its own confirmation. */
export type EnquirySlug = {
  [Slug in FormSlug]: (typeof definitions)[Slug]['consent'] extends undefined ? Slug : never
}[FormSlug]

/** The output of a form's schema. */
export type DataOf<Slug extends FormSlug> = Parameters<(typeof definitions)[Slug]['sender']>[0]

/** Ensures that each form is listed under its own slug. */
type BySlug<Definitions> = { readonly [Slug in keyof Definitions]: { readonly slug: Slug } }

export const forms = Object.values(
  definitions satisfies BySlug<typeof definitions>,
) as unknown as readonly FormDefinition[]

/** Looks up a form by its slug, which may come from the database or a URL. */
export const formBySlug = (slug: string): FormDefinition | undefined => forms.find((form) => form.slug === slug)
