import 'server-only'
import type { ServiceId } from '@/content/types'
import type { SuggestedLine } from '@/lib/pricing/quote'
import type { Row } from './define-form'

/** What a quote says about the visit, besides what it costs. */
export interface QuotedVisit {
  readonly service: ServiceId
  /** When it would suit the visitor, how long it takes, and the like. */
  readonly rows: readonly Row[]
}

/** What only the server knows about a form. None of it reaches a browser. */
export interface ServerHalf<Data = unknown> {
  /**
   * Lines for the owner: every difference from what the visitor was shown, then our own figures.
   * @param shown the price the visitor saw, from `meta`
   */
  remarks?(data: Data, shown: { subscriptionPrice?: string }): readonly string[]
  /** What's wanted and what it costs, one line each. The owner reads this first. */
  brief?(data: Data): readonly string[]
  /** What it's worth by our price list, in cents with GST, or undefined if the list has no price for it. */
  value?(data: Data): number | undefined
  /** The choices that are in our catalogue, which are all a confirmation may repeat. */
  choices?(data: Data): readonly Row[]
  /** The visit that a quote for it is about. Catalogue entries only. */
  visit?(data: Data): QuotedVisit | undefined
  /** The lines a quote for it starts with, at list prices. */
  quoteLines?(data: Data): readonly SuggestedLine[]
}

/** The server half of an enquiry. */
export interface EnquiryHalf<Data = unknown> extends ServerHalf<Data> {
  /** The confirmation its sender gets. */
  readonly confirmation: {
    readonly subject: string
    readonly paragraphs: readonly string[]
    /** What happens next and when, in order. */
    readonly next: readonly string[]
  }
}

/** A postcode, which no word follows as a street does a number, the state, or a part without a number after a comma. */
const place = /\p{L}{2}.*\b\d{4}\b(?!\s*\p{L})|\b(qld|queensland)\b|,[^\d,]*\p{L}[^\d,]*(,|$)/iu

/** A remark for an address that may be only the street, which is what some browsers fill in. */
export const withoutSuburb = (address: string): string[] =>
  address === '' || place.test(address) ? [] : ["We can't see a suburb or postcode in the address."]

export const namesOf = (entries: readonly { readonly name: string }[]) => entries.map(({ name }) => name)

/** A remark for each answer that isn't in our catalogue. Such answers are still stored. */
export const unknownOptions = (what: string, known: readonly string[], values: readonly string[]): string[] =>
  values.filter((value) => value !== '' && !known.includes(value)).map((value) => `“${value}” isn't ${what} we offer.`)
