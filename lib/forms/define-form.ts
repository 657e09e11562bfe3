import type * as z from 'zod/mini'
import type { ListId } from '@/content/lists'

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
  /** The failure toast shows the server's own message when there is one, instead of `failure.description`. */
  readonly showsServerMessage?: boolean
  /**
   * What says that it is stored: an ok status alone, or one with JSON under it. Without this the JSON may not say
   * `success: false` either (specification, section 7; decisions C3, C11).
   */
  readonly storedBy?: 'status' | 'json'
  /** Shown when the server gave a status and no message; `{status}` is the number. */
  readonly statusMessage?: string
  /** Under the form once it has been sent: what happens next, and when. */
  readonly next?: string
}

/** Field path to its messages, as the endpoints answer them: `{ "customerInfo.email": ["…"] }`. */
export type FieldErrors = Readonly<Record<string, readonly string[]>>

/** The list a form signs people up to, and the words they agreed to. */
export interface Consent {
  readonly list: ListId
  readonly words: string
}

/** Who the lead is from, as far as the form asks. */
export interface Sender {
  readonly name?: string
  /** Where the form asks for the first name by itself. */
  readonly firstName?: string
  readonly email: string
}

/** A label and what was answered, as the owner reads it. */
export type Row = readonly [label: string, value: string]

/**
 * Everything that differs between forms. One pipeline takes them all (docs/decisions/one-pipeline.md); what only the
 * server may know stands in `<slug>.server.ts` beside it.
 */
export interface FormDefinition<In = unknown, Out = unknown> {
  /** The path after `/api/` with `/` as `-`. */
  readonly slug: string
  /** What the owner reads: "Contact message". */
  readonly label: string
  readonly endpoint: `/api/${string}`
  readonly schema: z.ZodMiniType<Out, In>
  /** The form before anybody has typed: its shape tells lists and nested fields apart, its values are the defaults. */
  readonly blank: In
  /** By field path. */
  readonly labels: Readonly<Record<string, string>>
  /** By placement; a client without a page is answered in the first. */
  readonly words: Readonly<Record<string, FormWords>>
  readonly consent?: Consent
  /** What has been typed is kept on the device until it is sent. */
  readonly keepsDraft?: boolean
  /** The browser checks first, in its own words; ours catch what it lets through (decision D1). */
  readonly nativeValidation?: boolean
  /** Builds the body from a form's fields where lists and nesting do not say it all. */
  fromFields?(tree: Readonly<Record<string, unknown>>, fields: URLSearchParams): unknown
  /** What the thank-you page shows of the lead. It stands in the address, so nothing personal. */
  thanks?(data: Out): Readonly<Record<string, string>>
  sender(data: Out): Sender
  /** Every field in words: the owner's page, mail and export. */
  summary(data: Out): readonly Row[]
}

type Enquiry<Slug, In, Out> = FormDefinition<In, Out> & { readonly slug: Slug; readonly consent?: undefined }
type SignUp<Slug, In, Out> = FormDefinition<In, Out> & { readonly slug: Slug; readonly consent: Consent }

/** A form that asks us for something. Ties its parts to one another's types, and keeps its slug literal. */
export const defineForm = <const Slug extends string, In, Out>(definition: Enquiry<Slug, In, Out>) => definition

/** A form that puts its sender on a list. */
export const defineSignUp = <const Slug extends string, In, Out>(definition: SignUp<Slug, In, Out>) => definition

/** The words of a placement; the form's first where it has no such placement. */
export const wordsAt = ({ words }: Pick<FormDefinition, 'words'>, placement?: string): FormWords =>
  (placement !== undefined && words[placement]) || Object.values(words)[0]!
