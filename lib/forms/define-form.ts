import type * as z from 'zod/mini'
import type { ListId } from '@/content/lists'

/** The text of a toast (specification, section 8). */
export interface Notice {
  readonly title: string
  readonly description: string
}

/** A form's text in one placement. */
export interface FormWords {
  /** The button's label, normally and while sending. */
  readonly send: string
  readonly sending: string
  readonly success: Notice
  readonly failure: Notice
  /** The toast for missing fields, if the specification has one (section 5). */
  readonly missing?: Notice
  /** Whether the failure toast shows the server's message, if there is one, instead of `failure.description`. */
  readonly showsServerMessage?: boolean
  /**
   * Whether an OK status of ours confirms that the lead is stored. If unset, the answer mustn't say `success: false`
   * either (specification, section 7).
   */
  readonly storedBy?: 'status'
  /** Shown if the server responds with a status code but no message; `{status}` is the code. */
  readonly statusMessage?: string
  /** Shown under the form once it's sent: what happens next, and when. */
  readonly next?: string
}

/** Error messages by field path, as returned by the endpoints: `{ "customerInfo.email": ["…"] }`. */
export type FieldErrors = Readonly<Record<string, readonly string[]>>

/** The list a form signs people up to, and the wording they agreed to. */
interface Consent {
  readonly list: ListId
  readonly words: string
}

/** The person a lead is from and how to reach them, as far as the form asks. */
export interface Sender {
  readonly name?: string
  /** Set if the form asks for the first name separately. */
  readonly firstName?: string
  readonly email: string
  readonly phone?: string
  readonly address?: string
  /** How they'd like to be reached: `email`, `phone` or `either`, or whatever else a client sent. */
  readonly prefers?: string
  /** When it would suit them, as a comma-joined list. */
  readonly times?: string
}

/**
 * A label and an answer, as the owner reads them. A `choice` is one or more names from a list, such as
 * `weekday-morning`. An `internal` answer is filled in by our own programs. A `message` is read before anything else.
 */
export type Row = readonly [label: string, value: string, kind?: 'choice' | 'internal' | 'message']

/**
 * Everything that differs between forms. One pipeline handles them all (docs/decisions/one-pipeline.md). What only the
 * server may know is in `<slug>.server.ts`.
 */
export interface FormDefinition<In = unknown, Out = unknown> {
  /** The path after `/api/`, with `/` replaced by `-`. */
  readonly slug: string
  /** The name the owner sees: "Contact message". */
  readonly label: string
  readonly endpoint: `/api/${string}`
  /** What an enquiry is for, as an assistant reads it. A sign-up's is its consent. */
  readonly purpose?: string
  readonly schema: z.ZodMiniType<Out, In>
  /** The empty form. Its shape shows which fields are lists or nested, and its values are the defaults. */
  readonly blank: In
  /** By field path. */
  readonly labels: Readonly<Record<string, string>>
  /** By placement. A client that doesn't come from a page gets the first one's. */
  readonly words: Readonly<Record<string, FormWords>>
  readonly consent?: Consent
  /** Whether a draft is kept on the device until the form is sent. */
  readonly keepsDraft?: boolean
  /** The browser validates first, with its own messages; ours catch what it lets through. */
  readonly nativeValidation?: boolean
  /** Builds the body from the form's fields, if lists and nesting alone aren't enough. */
  fromFields?(tree: Readonly<Record<string, unknown>>, fields: URLSearchParams): unknown
  /**
   * What was asked for, for the thank-you page's receipt. It's part of that page's URL, so nothing personal.
   * @param shown the price the visitor saw, from `meta`
   */
  thanks?(data: Out, shown: { subscriptionPrice?: string }): readonly (readonly [name: string, value: string])[]
  sender(data: Out): Sender
  /** Every field as labelled text, for the owner's pages, emails and export. */
  summary(data: Out): readonly Row[]
}

type Enquiry<Slug, In, Out> = FormDefinition<In, Out> & {
  readonly slug: Slug
  readonly purpose: string
  readonly consent?: undefined
}
type SignUp<Slug, In, Out> = FormDefinition<In, Out> & { readonly slug: Slug; readonly consent: Consent }

/** Defines an enquiry, a form that asks us for something. Checks that its parts fit, and keeps its slug a literal. */
export const defineForm = <const Slug extends string, In, Out>(definition: Enquiry<Slug, In, Out>) => definition

type Joining = { readonly email: string; readonly firstName?: string; readonly source?: string }
type Usual = 'labels' | 'sender' | 'summary'

/** Defines a sign-up, a form that puts its sender on a list. It asks for an email address, and maybe a first name. */
export const defineSignUp = <const Slug extends string, In, Out extends Joining>(
  definition: Omit<SignUp<Slug, In, Out>, Usual> & Partial<Pick<SignUp<Slug, In, Out>, Usual>>,
): SignUp<Slug, In, Out> => ({
  labels: { firstName: 'First name', email: 'Email' },
  sender: ({ firstName, email }) => ({ ...(firstName && { name: firstName, firstName }), email }),
  summary: ({ firstName, email, source }) => [
    ...(firstName === undefined ? [] : [['First name', firstName] as const]),
    ['Email', email],
    ...(source === undefined ? [] : [['Source', source, 'choice'] as const]),
  ],
  ...definition,
})

/** A form's text in a placement, or in its first if it has no such placement. */
export const wordsFor = ({ words }: Pick<FormDefinition, 'words'>, placement?: string): FormWords =>
  (placement !== undefined && words[placement]) || Object.values(words)[0]!

/** What a thank-you page says, as its title and description. */
export const thanksMeta = ({ success, next }: FormWords) => ({
  title: success.title,
  description: next ?? success.description,
})
