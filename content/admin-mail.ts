import { formatCount } from './count'

/** Text of the owner's mail page. */
export const adminMail = {
  title: 'Mail',
  count: (count: number) => `${formatCount(count)} ${count === 1 ? 'email' : 'emails'}`,
  loading: 'Loading emails...',
  empty: 'Nothing here',
  emptyHint: 'No emails are in this state right now.',
  none: 'No emails yet',
  noneHint: 'Emails the website sends, to you or anyone else, show up here.',
  error: "We couldn't load your mail.",
  toOwner: 'you, once your address is set',
  to: 'To',
  asText: 'Text',
  asHtml: 'Preview',
  loadingContent: 'Loading...',
  send: 'Send it again',
  sendNow: 'Send it',
  cancel: "Don't send",
  leave: 'Leave it',
  correct: 'Correct the address',
  person: 'This person',
  sending: "It'll go out next",
  cancelled: "It won't go out",
  cancelQuote: {
    button: "Don't send",
    title: "Don't send this quote?",
    text: "If the quote is still open, it's withdrawn too, so they can't accept it.",
    keep: 'Not now',
  },
  left: 'Left as it is',
  /** One decision for every email on the page that needs one. */
  all: (count: number) => ({
    send: {
      button: `Send these ${count}`,
      title: `Send these ${count} emails?`,
      text: 'Some may be days old, and some may have arrived already.',
      keep: 'Not now',
      done: `${count} ${count === 1 ? 'email' : 'emails'} will go out next`,
    },
    cancel: {
      button: `Don't send these ${count}`,
      title: `Don't send these ${count} emails?`,
      text: 'None of them will go out. A quote among them is withdrawn, and an enquiry you answered goes back to "To answer".',
      keep: 'Not now',
      done: `${count} ${count === 1 ? 'email' : 'emails'} won't go out`,
    },
  }),
  failed: "That didn't work. Please refresh and have another look.",
  /** Each with its value in the URL: `?state=bounced`. */
  filters: [
    ['', 'All'],
    ['attention', 'Needs your decision'],
    ['queued', 'Waiting to go out'],
    ['sent', 'Sent'],
    ['delivered', 'Delivered'],
    ['bounced', 'Bounced'],
    ['complained', 'Marked as spam'],
    ['failed', "Couldn't be sent"],
  ],
  filterLabel: 'Which emails',
  digest: {
    label: 'List sign-ups in one email a day',
    hint: 'Sent at 5 pm. Enquiries, quotes and subscriptions still reach you at once.',
    failed: "That didn't save. Please try again.",
  },
  templates: {
    link: 'See what each email looks like',
    title: 'What each email looks like',
    text: 'The emails the website sends automatically, with made-up details.',
    back: 'All mail',
    choose: 'Email',
    loading: 'Loading...',
    error: "We couldn't load this email.",
    name: (kind: string, form: string | null) => (form ? `${form}: ${kind.toLowerCase()}` : kind),
  },
  kinds: {
    'owner-notice': 'Notice to you',
    confirmation: 'Confirmation',
    welcome: 'Welcome',
    'list-digest': "The day's sign-ups",
    quote: 'Quote',
    reply: 'Your answer',
  } as Readonly<Record<string, string>>,
  /** The states of an email: what each is called, what it means and what to do about it. */
  standings: {
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
  },
  /** Shown for an email that bounced and has been dealt with. */
  settled: "That's been dealt with.",
  /** Why the last attempt failed, by what our mail service said. The first match counts. */
  problems: [
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
  ] as readonly (readonly [RegExp, string])[],
} as const
