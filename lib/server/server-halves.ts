import 'server-only'
import { mail } from '@/content/mail'
import { naturalOrderOnboardingServer } from '@/lib/forms/natural-order-onboarding.server'
import { naturallySunnieWaitlistServer } from '@/lib/forms/naturally-sunnie-waitlist.server'
import type { DataOf, EnquirySlug, FormSlug } from '@/lib/forms/registry'
import type { EnquiryHalf, ServerHalf } from '@/lib/forms/server-half'
import { subscribeServer } from '@/lib/forms/subscribe.server'
import { sunnieSelectQuoteServer } from '@/lib/forms/sunnie-select-quote.server'
import type { SuggestedLine } from '@/lib/pricing/quote'

type ServerHalves = { readonly [Slug in EnquirySlug]: EnquiryHalf<DataOf<Slug>> } & {
  readonly [Slug in Exclude<FormSlug, EnquirySlug>]?: ServerHalf<DataOf<Slug>>
}

const serverHalves: ServerHalves = {
  contact: { confirmation: mail.confirmations.contact, brief: ({ subject }) => [subject] },
  subscribe: subscribeServer,
  'sunnie-select-quote': sunnieSelectQuoteServer,
  'natural-order-onboarding': naturalOrderOnboardingServer,
  'naturally-sunnie-waitlist': naturallySunnieWaitlistServer,
}

export const serverHalf = (slug: string) => serverHalves[slug as FormSlug] as Partial<EnquiryHalf> | undefined

/** What the owner is told about a lead beside its fields. */
export const remarksOn = (slug: string, data: unknown, shown: { subscriptionPrice?: string }): readonly string[] =>
  serverHalf(slug)?.remarks?.(data, shown) ?? []

/** What a lead would bring by our price list, in cents with GST; null where the list has no price for it. */
export const valueOf = (slug: string, data: unknown): number | null => serverHalf(slug)?.value?.(data) ?? null

/** What a quote starts from; nothing for a form that isn't quoted by our list. */
export const quoteLinesFor = (slug: string, data: unknown): readonly SuggestedLine[] =>
  serverHalf(slug)?.quoteLines?.(data) ?? []
