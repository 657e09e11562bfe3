import 'server-only'
import type { SuggestedLine } from '@/lib/pricing/quote'
import type { Row } from './define-form'

/** What only the server knows of a form: nothing of it reaches a browser. */
export interface ServerHalf<Data = unknown> {
  /**
   * A line each for the owner: every difference from what the visitor was shown, then our own figures.
   * @param shown the price the visitor saw, from `meta`
   */
  remarks?(data: Data, shown: { subscriptionPrice?: string }): readonly string[]
  /** What is wanted and what it costs, a line each: the owner reads this first. */
  brief?(data: Data): readonly string[]
  /** What it would bring by our price list, in cents with GST; undefined where the list has no price for it. */
  value?(data: Data): number | undefined
  /** The choices that are entries of our catalogue: all a confirmation may carry (contract, Mail). */
  choices?(data: Data): readonly Row[]
  /** What a quote for it starts from, with the price list's prices. */
  quoteLines?(data: Data): readonly SuggestedLine[]
}

/** The server's half of a form that asks us for something. */
export interface EnquiryHalf<Data = unknown> extends ServerHalf<Data> {
  /** The confirmation its sender gets. */
  readonly confirmation: {
    readonly subject: string
    readonly paragraphs: readonly string[]
    /** What happens next and when, in order. */
    readonly next: readonly string[]
  }
}

export const namesOf = (entries: readonly { readonly name: string }[]) => entries.map(({ name }) => name)

/** Answers that aren't in our catalogue: they are stored all the same, and the owner is told (contract, Form endpoints). */
export const unknownOptions = (what: string, known: readonly string[], values: readonly string[]): string[] =>
  values.filter((value) => value !== '' && !known.includes(value)).map((value) => `“${value}” isn't ${what} we offer.`)
