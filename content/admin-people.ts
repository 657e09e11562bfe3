import { business } from './business'

/** Text of the owner's pages about people, lists and mail. */
export const adminPeople = {
  /** Where somebody signed up, by the placement of the form or, where that isn't known, the form. */
  placements: {
    home: 'Home page',
    journal: 'The journal',
    bio: 'Links page',
    newsletter: 'Newsletter page',
    'newsletter-subscribe': 'Newsletter page',
    'store-preview': 'Store preview',
    'waitlist-store': 'Store preview',
    'waitlist-subscriptions': 'Subscriptions',
    'naturally-sunnie': 'Naturally Sunnie shop',
    'naturally-sunnie-waitlist': 'Naturally Sunnie shop',
    'campaign-hero': 'Protect Your Place, at the top',
    'campaign-involved': 'Protect Your Place, further down',
    'protect-your-place-signup': 'Protect Your Place',
    sample: 'A sample',
  } as Readonly<Record<string, string>>,
  timeline: {
    joined: (list: string) => `Joined ${list}`,
    left: {
      link: (list: string) => `Left ${list}`,
      bounce: (list: string) => `Came off ${list}: mail to them bounced`,
      complaint: (list: string) => `Came off ${list}: they marked a mail as spam`,
      owner: (list: string) => `You took them off ${list}`,
    },
    note: 'Your note',
    mailTo: (address: string) => `to ${address}`,
  },
  corrected: (from: string, to: string) => `They typed ${from}; you corrected it to ${to}.`,
  csv: {
    columns: ['Email', 'First name', 'List', 'Status', 'Signed up', 'Where', 'Agreed to', 'Left', 'Why'],
    states: { subscribed: 'Subscribed', left: 'Left' },
    leftBy: {
      link: 'They unsubscribed',
      bounce: 'Mail to them bounced',
      complaint: 'They marked a mail as spam',
      owner: 'You took them off',
    },
  },
  /** What has become of a mail: its name, what that means, and what to do about it. */
  mailStandings: {
    queued: { label: 'Waiting to go out', means: "It's next in line and goes out by itself." },
    collected: { label: "In today's summary", means: 'It goes out with the other sign-ups in one mail at 5 pm.' },
    sent: { label: 'Sent', means: "It's on its way. We haven't heard yet whether it arrived." },
    delivered: { label: 'Delivered', means: 'It arrived in their mailbox.' },
    bounced: {
      label: 'Bounced',
      means: "Their mailbox didn't take it. Most often there's a typo in the address.",
      todo: 'Correct the address and we send it again, or give them a call.',
    },
    complained: {
      label: 'Marked as spam',
      means: "They told their mail provider it's spam, so we took them off every list.",
      todo: "Please don't email them again unless they write first.",
    },
    failed: {
      label: "Couldn't be sent",
      means: "Our mail service wouldn't take it.",
      todo: 'Check the address. If it looks right, send it again.',
    },
    waiting: {
      label: 'Waiting for you',
      means: "It's more than two days old, so it may be out of date.",
      todo: 'Send it if it still makes sense.',
    },
    uncertain: {
      label: 'Not sure it went',
      means: 'We lost touch with our mail service while sending it. It may have arrived.',
      todo: 'Send it again if they should rather get it twice than not at all.',
    },
    cancelled: { label: 'Not sent', means: "It was called off and won't go out." },
    captured: { label: 'Kept (preview)', means: 'This is a preview: mail is kept and never sent.' },
  },
  /** Why a try failed, by what our mail service said. The first that matches. */
  mailProblems: [
    [/^401/, "Our mail service doesn't accept our key. Whoever looks after the website needs to put in a new one."],
    [/^403/, "Our mail service hasn't confirmed our own address yet. Whoever looks after the website can do that."],
    [/^429/, "We've sent as much as our mail service allows for now. We'll try again by ourselves."],
    [/^409/, 'Our mail service has had this mail before, in other words.'],
    [/^4/, "Our mail service says something's wrong with it, most often the address."],
    [/^could not be written/, "It couldn't be written: the form it belongs to has changed since."],
    [/./, "Our mail service didn't answer. We keep trying."],
  ] as readonly (readonly [RegExp, string])[],
  mailKinds: {
    'owner-notice': 'Notice to you',
    confirmation: 'Confirmation',
    welcome: 'Welcome',
    'list-digest': "The day's sign-ups",
  } as Readonly<Record<string, string>>,
  signInLinkName: `Sign-in link to ${business.name}`,
} as const
