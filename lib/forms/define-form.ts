import type { z } from 'zod'

/** The words of a toast (specification, section 8). */
export interface Notice {
  readonly title: string
  readonly description: string
}

/** What one placement of a form says. */
export interface FormWords {
  /** The button at rest and while sending. */
  readonly send: string
  readonly sending: string
  readonly success: Notice
  readonly failure: Notice
  /** A toast for missing fields, where the specification has one (section 5). */
  readonly missing?: Notice
  /** Whether the failure toast shows the server's own words, where there are any, instead of `failure.description`. */
  readonly showsServerMessage?: boolean
  /** Said when the server gave a status and no words; `{status}` is the number. */
  readonly statusMessage?: string
  /** Under the form once it has been sent: what happens next, and when. */
  readonly next?: string
}

/** Field path to its messages, as the endpoints answer them: `{ "customerInfo.email": ["…"] }`. */
export type FieldErrors = Readonly<Record<string, readonly string[]>>

export type ListId = 'newsletter' | 'store' | 'product' | 'subscriptions' | 'campaign'

/** A list that the form puts its sender on, and the words under which that is agreed to. */
export interface Consent {
  readonly list: ListId
  readonly words: string
}

/** Whom the lead is from, as far as the form asks. */
export interface Sender {
  readonly name?: string
  /** Where the form asks for the first name by itself. */
  readonly firstName?: string
  readonly email: string
}

/** What varies between forms is data; one pipeline takes them all (docs/decisions/one-pipeline.md). */
export interface FormDefinition<In = unknown, Out = unknown> {
  /** The path after `/api/` with `/` as `-`. */
  readonly slug: string
  /** What the owner reads: "Contact message". */
  readonly label: string
  readonly endpoint: `/api/${string}`
  readonly schema: z.ZodType<Out, In>
  /** An empty filling: its shape tells a plain post's lists and nested fields. */
  readonly defaults: In
  readonly labels: Readonly<Record<string, string>>
  /** By placement; the first is the one that a client without a page is answered in. */
  readonly words: Readonly<Record<string, FormWords>>
  readonly consent?: Consent
  /** Shapes a plain post where lists and nesting do not say it all, such as a list of areas with their quantities. */
  fromPlain?(tree: Readonly<Record<string, unknown>>, fields: URLSearchParams): unknown
  /** What the thank-you page after a plain post shows of the lead: figures alone, since it stands in the address. */
  thanks?(data: Out): Readonly<Record<string, string>>
  sender(data: Out): Sender
  /** Every field in words: the owner's page, mail and export. */
  summary(data: Out): readonly (readonly [label: string, value: string])[]
  /**
   * What the server finds, a line each for the owner: every difference from what the visitor was shown, then its own
   * figures. Forms that need the catalogue for it get it in their route (`lib/forms/checks`), away from the browser.
   */
  remarks?(data: Out, shown: { subscriptionPrice?: string }): readonly string[]
}

/** Ties a definition's parts to one another's types. */
export function defineForm<In, Out>(definition: FormDefinition<In, Out>): FormDefinition<In, Out> {
  return definition
}
