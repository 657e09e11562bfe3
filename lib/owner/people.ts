import type { LeftBy } from '@/generated/sqlite/enums'

// What the endpoints about people and lists answer, for both sides. Only types.

/** An item of `GET /api/admin/subscribers`. */
export interface SubscriberItem {
  id: string
  list: string
  /** What the owner calls the list. */
  listName: string
  email: string
  firstName: string | null
  state: 'subscribed' | 'left'
  /** When they agreed. */
  consentAt: string
  /** Where they agreed, in plain words. */
  where: string
  /** The words they agreed to. */
  consent: string
  leftAt: string | null
  leftBy: LeftBy | null
}

/** `GET /api/admin/lists`. */
export interface ListsOverview {
  lists: ListOverview[]
  /** Left out where no list is kept in step with Resend. */
  resend?: ResendOverview
}

/** How it goes with keeping lists in step with Resend. */
export interface ResendOverview {
  /** The lists that are kept in step, by name. */
  lists: string[]
  /** How many people's changes Resend hasn't taken though it was told. */
  behind: number
  /** What it said. */
  lastError: string | null
}

/** A list, with how many are on it and how many have left. */
export interface ListOverview {
  id: string
  name: string
  subscribed: number
  left: number
}

/** One thing that happened with a person. */
export interface TimelineEvent {
  kind: 'lead' | 'mail' | 'list' | 'note' | 'quote'
  id: string
  at: string
  title: string
  text?: string
  href?: string
}

/** Somebody who may be the same person: they gave the same phone number. */
export interface Lookalike {
  email: string
  name: string | null
  phone: string
}

/** `GET /api/admin/person/timeline`. */
export interface PersonOverview {
  /** The main address. */
  email: string
  name: string | null
  /** Every address in lower case, the main one first. */
  addresses: readonly string[]
  phones: string[]
  lists: SubscriberItem[]
  lookalikes: Lookalike[]
  /** Newest first. */
  events: TimelineEvent[]
}

/** `GET /api/admin/mail/templates`. */
export interface MailTemplateItem {
  id: string
  /** The form that causes it; none for a mail that comes from elsewhere. */
  form: string | null
  kind: string
}
