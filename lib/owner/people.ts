import type { LeftBy } from '@/generated/sqlite/enums'
import type { LeadState, PhoneLink } from './responses'

// Responses of the endpoints for people and lists, shared by server and browser.

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
  /** Where they agreed, in plain language. */
  where: string
  /** The wording they agreed to. */
  consent: string
  leftAt: string | null
  leftBy: LeftBy | null
}

/** `GET /api/admin/lists`. */
export interface ListsOverview {
  lists: ListOverview[]
  /** Left out if no list is kept in step with Resend. */
  resend?: ResendOverview
}

/** The state of keeping lists in step with Resend. */
export interface ResendOverview {
  /** Names of the lists that are kept in step. */
  lists: string[]
  /** How many people's changes Resend has failed to accept. */
  behind: number
  /** The last error Resend gave. */
  lastError: string | null
}

/** A list, with how many people are on it and how many have left. */
export interface ListOverview {
  id: string
  name: string
  subscribed: number
  left: number
}

/** One event in a person's timeline. */
export interface TimelineEvent {
  kind: 'lead' | 'mail' | 'list' | 'note' | 'quote'
  id: string
  at: string
  title: string
  text?: string
  href?: string
  /** A lead's. */
  state?: LeadState
}

/** Someone who may be the same person, because they gave the same phone number. */
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
  /** Newest first. */
  phones: PhoneLink[]
  lists: SubscriberItem[]
  lookalikes: Lookalike[]
  /** Newest first. */
  events: TimelineEvent[]
}
