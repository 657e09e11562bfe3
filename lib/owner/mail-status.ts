import { adminMail } from '@/content/admin-mail'
import type { MailOfLead } from './responses'

type Mail = Pick<MailOfLead, 'state' | 'outcome'>

/** What the owner reads about an email's state: its name, what it means, and what to do about it. */
interface MailStatus {
  readonly label: string
  readonly means: string
  readonly advice?: string
}

/** States in which an email waits for the owner's decision. */
export const undecided = ['waiting', 'uncertain', 'failed'] as const satisfies MailOfLead['state'][]

/** Whether an email waits for the owner's decision. A bounced one does until it's sent again or left. */
export const needsDecision = ({ state, outcome }: Mail): boolean =>
  undecided.some((one) => one === state) || (state === 'sent' && outcome === 'bounced')

/**
 * Whether the newest answer or quote to a lead couldn't be delivered, or may not have arrived. Undefined once it's been
 * dealt with, and while nothing is wrong.
 */
export function unreachedBy(mails: readonly MailOfLead[]): 'failed' | 'unsure' | undefined {
  const newest = mails.findLast(({ kind }) => kind === 'reply' || kind === 'quote')
  if (!newest || !needsDecision(newest)) return undefined
  return newest.state === 'failed' || newest.outcome === 'bounced' ? 'failed' : 'unsure'
}

/** The kinds of email that go to the owner. */
export const ownerMailKinds = ['owner-notice', 'list-digest']

export const isToVisitor = ({ kind }: Pick<MailOfLead, 'kind'>): boolean => !ownerMailKinds.includes(kind)

export const nameOfKind = (kind: string): string => adminMail.kinds[kind] ?? kind

/** An email's state, in plain language. */
export function mailStatusOf({ state, outcome }: Mail): MailStatus {
  const name = outcome ?? (state === 'pending' || state === 'sending' ? 'queued' : state)
  return adminMail.standings[name]
}

/** Why the last attempt to send an email failed, in plain language. */
export const problemOf = (lastError: string): string =>
  adminMail.problems.find(([pattern]) => pattern.test(lastError))?.[1] ?? lastError
