import { adminMail } from '@/content/admin-mail'
import type { MailOfLead } from './answers'

type Mail = Pick<MailOfLead, 'state' | 'outcome'>

/** What the owner reads about a mail: its name, what that means, and what to do about it. */
interface Standing {
  readonly label: string
  readonly means: string
  readonly advice?: string
}

/** In these a mail waits for a word from the owner. */
export const undecided = ['waiting', 'uncertain', 'failed'] as const satisfies MailOfLead['state'][]

/** Whether a mail waits for a word from the owner. One that bounced does until she has corrected it or let it be. */
export const needsDecision = ({ state, outcome }: Mail): boolean =>
  undecided.some((one) => one === state) || (state === 'sent' && outcome === 'bounced')

/** The kinds of what goes to the owner herself. */
export const ownersKinds = ['owner-notice', 'list-digest']

export const isToVisitor = ({ kind }: Pick<MailOfLead, 'kind'>): boolean => !ownersKinds.includes(kind)

export const nameOfKind = (kind: string): string => adminMail.kinds[kind] ?? kind

/** What has become of a mail, in plain words. */
export function standingOf({ state, outcome }: Mail): Standing {
  const name = outcome ?? (state === 'pending' || state === 'sending' ? 'queued' : state)
  return adminMail.standings[name]
}

/** Why the last try to send a mail failed, in plain words. */
export const problemOf = (lastError: string): string =>
  adminMail.problems.find(([pattern]) => pattern.test(lastError))?.[1] ?? lastError
