import type { OutboxMessage } from '@/generated/sqlite/client'

type Mail = Pick<OutboxMessage, 'kind' | 'state' | 'outcome'>

/** What the owner reads about an email's state: its name, what it means, and what to do about it. */
interface MailStatus {
  readonly label: string
  readonly means: string
  readonly advice?: string
}

/** What the owner calls each kind of email. */
const kinds: Readonly<Record<string, string>> = {
  'owner-notice': 'Notice to you',
  confirmation: 'Confirmation',
  welcome: 'Welcome',
  'list-digest': "The day's sign-ups",
  quote: 'Quote',
  reply: 'Your answer',
}

/** The states of an email: what each is called, what it means and what to do about it. */
export const mailStandings = {
  queued: { label: 'Waiting to go out', means: "It's queued and goes out automatically." },
  collected: {
    label: "In the day's summary",
    means: "It's in one email with the day's other sign-ups, sent at 5 pm.",
  },
  sent: { label: 'Sent', means: "It's on its way. We haven't heard yet whether it arrived." },
  delivered: { label: 'Delivered', means: 'It arrived in their mailbox.' },
  bounced: {
    label: 'Bounced',
    means: "It didn't arrive. Usually there's a typo in the address, or their mailbox is full.",
    advice: 'Correct the address, send it again as it is, or give them a call.',
  },
  complained: {
    label: 'Marked as spam',
    means: "They told their mail provider it's spam, so we took them off every list.",
    advice: "Please don't email them again unless they write first.",
  },
  failed: {
    label: "Couldn't be sent",
    means: 'We stopped trying.',
    advice: 'Check the address. If it looks right, send it again.',
  },
  waiting: {
    label: 'Waiting for you',
    means: "It's more than two days old, or from before a backup was restored. They may have it already.",
    advice: 'Send it if it still makes sense.',
  },
  uncertain: {
    label: 'Not sure it went',
    means: 'We lost touch with our mail service while sending it. It may have arrived.',
    advice: 'Send it again if getting it twice is better than not at all.',
  },
  cancelled: { label: 'Not sent', means: "It was cancelled and won't go out." },
  captured: { label: 'Kept (preview)', means: 'This is a preview, so emails are kept and never sent.' },
} satisfies Record<string, MailStatus>

/** Why the last attempt failed, by what our mail service said. The first match counts. */
const problems: readonly (readonly [RegExp, string])[] = [
  [
    /^401 restricted/,
    'Our mail service key can only send mail. Whoever looks after the website needs to use one with full access.',
  ],
  [/^401/, "Our mail service doesn't accept our key. Whoever looks after the website needs to set a new one."],
  [/^403/, "Our mail service hasn't confirmed our own address yet. Whoever looks after the website can do that."],
  [/^429/, "We've sent as much as our mail service allows for now. We'll try again automatically."],
  [
    /^404 not_found/,
    "Our mail service can't find the segment for one of our lists. Whoever looks after the website can fix that.",
  ],
  [/^409/, 'Our mail service already had this email, with different content.'],
  [/^4/, "Our mail service says something's wrong with it, usually the address."],
  [/^restored/, "It's from before a backup was restored."],
  [/^could not be (rendered|written)/, "We couldn't write it because its form has changed."],
  [/./, "Our mail service didn't respond. We'll keep trying."],
]

/** States in which an email waits for the owner's decision. */
export const undecided = ['waiting', 'uncertain', 'failed'] as const satisfies Mail['state'][]

/** Whether an email waits for the owner's decision. A bounced one does until it's sent again or left. */
export const needsDecision = ({ state, outcome }: Omit<Mail, 'kind'>): boolean =>
  undecided.some((one) => one === state) || (state === 'sent' && outcome === 'bounced')

/**
 * Whether the newest answer or quote to a lead couldn't be delivered, or may not have arrived. Undefined once it's been
 * dealt with, and while nothing is wrong.
 */
export function unreachedBy(mails: readonly Mail[]): 'failed' | 'unsure' | undefined {
  const newest = mails.findLast(({ kind }) => kind === 'reply' || kind === 'quote')
  if (!newest || !needsDecision(newest)) return undefined
  return newest.state === 'failed' || newest.outcome === 'bounced' ? 'failed' : 'unsure'
}

/** The kinds of email that go to the owner. */
export const ownerMailKinds = ['owner-notice', 'list-digest']

export const isToVisitor = ({ kind }: Pick<Mail, 'kind'>): boolean => !ownerMailKinds.includes(kind)

export const nameOfKind = (kind: string): string => kinds[kind] ?? kind

/** An email's state, in plain language. */
export function mailStatusOf({ state, outcome }: Omit<Mail, 'kind'>): MailStatus {
  const name = outcome ?? (state === 'pending' || state === 'sending' ? 'queued' : state)
  return mailStandings[name]
}

/** Why the last attempt to send an email failed, in plain language. */
export const problemOf = (lastError: string): string =>
  problems.find(([pattern]) => pattern.test(lastError))?.[1] ?? lastError
