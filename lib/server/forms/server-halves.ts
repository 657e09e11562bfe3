import 'server-only'
import { mail } from '@/content/mail'
import type { Row } from '@/lib/forms/define-form'
import { naturalOrderOnboardingServer } from '@/lib/forms/natural-order-onboarding.server'
import { naturallySunnieWaitlistServer } from '@/lib/forms/naturally-sunnie-waitlist.server'
import type { DataOf, EnquirySlug, FormSlug } from '@/lib/forms/registry'
import type { EnquiryHalf, QuotedVisit, ServerHalf } from '@/lib/forms/server-half'
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

const serverHalf = (slug: string) => serverHalves[slug as FormSlug] as Partial<EnquiryHalf> | undefined

/** What a form reads from a stored lead. Undefined if the form has since changed and no longer understands it. */
export function undefinedIfThrows<T>(read: () => T): T | undefined {
  try {
    return read()
  } catch {
    return undefined
  }
}

export const confirmationOf = (slug: string) => serverHalf(slug)?.confirmation

/** Remarks for the owner about a lead, besides its fields. */
export const remarksOn = (slug: string, data: unknown, shown: { subscriptionPrice?: string }): readonly string[] =>
  serverHalf(slug)?.remarks?.(data, shown) ?? []

/** What the sender wants and what it costs, one line each. */
export const briefOn = (slug: string, data: unknown): readonly string[] =>
  undefinedIfThrows(() => serverHalf(slug)?.brief?.(data))?.filter((line) => typeof line === 'string' && line !== '') ??
  []

/** The choices that a confirmation repeats, which are only ever catalogue entries. */
export const choicesOn = (slug: string, data: unknown): readonly Row[] =>
  undefinedIfThrows(() => serverHalf(slug)?.choices?.(data)) ?? []

/** The visit that a quote for a lead is about, if its form is for one service. */
export const visitOn = (slug: string, data: unknown): QuotedVisit | undefined =>
  undefinedIfThrows(() => serverHalf(slug)?.visit?.(data))

/** What a lead is worth by our price list, in cents with GST. Null if the list has no price for it. */
export const valueOf = (slug: string, data: unknown): number | null =>
  undefinedIfThrows(() => serverHalf(slug)?.value?.(data)) ?? null

/** The lines a quote starts from. Empty for a form that isn't priced from our list. */
export const quoteLinesFor = (slug: string, data: unknown): readonly SuggestedLine[] =>
  undefinedIfThrows(() => serverHalf(slug)?.quoteLines?.(data)) ?? []
