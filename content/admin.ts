import { business } from './business'
import { formatCount } from './count'

/** Text of the admin pages (specification sections 2 and 8, /admin/contacts; decisions C15, E21, E23). */
export const admin = {
  name: `${business.name}, for the owner`,
  skip: 'Skip to content',
  /** In display order. On a phone the first four are in the bar and the others under "More". */
  nav: [
    { href: '/admin', label: 'Today', icon: 'today' },
    { href: '/admin/leads', label: 'Inbox', icon: 'inbox' },
    { href: '/admin/person', label: 'People', icon: 'people' },
    { href: '/admin/mail', label: 'Mail', icon: 'mail' },
    { href: '/admin/lists', label: 'Lists', icon: 'lists' },
    { href: '/admin/business', label: 'How business is going', icon: 'business' },
    { href: '/admin/contacts', label: 'Contacts', icon: 'contacts' },
    { href: '/admin/account', label: 'Account', icon: 'account' },
  ],
  more: 'More',
  close: 'Close',
  undo: 'Undo',
  /** Accessible name of a button in a list, if its text alone doesn't say whom it's about. */
  about: (what: string, whom: string) => `${what}: ${whom}`,
  offline: "You're offline. What you see may be out of date, and you can't change anything until you're back online.",
  signedOut: "You've been signed out. Sign in, then try again.",
  tryAgain: 'Try again',
  signOut: 'Sign out',
  signOutFailed: "That didn't work. Please try signing out again.",
  needsScripts: 'These pages need JavaScript. Please turn it on for this site.',
  signIn: {
    title: 'Sign in',
    heading: 'Error Loading Submissions',
    text: "Please check that you're authorized to view this page.",
    email: 'Email',
    password: 'Password',
    button: 'Sign in',
    sending: 'Signing in...',
    problems: {
      /** Shown to someone who has signed in, but whose browser then sent no session. */
      in: "Your browser didn't keep you signed in. Please allow cookies for this website, then sign in again.",
      wrong: 'Incorrect email or password.',
      busy: 'Too many attempts. Please wait 15 minutes, or have a sign-in link emailed to you.',
      away: "We can't sign you in right now. Please try again in a moment, or email yourself a link.",
      address: 'Please type your email above so we know where to send the link.',
      link: 'This link has already been used or has expired. Please ask for a new one.',
      again: 'That took too long, or there were too many wrong codes. Please sign in again.',
    },
    /** Signing in without the password, which also works while somebody else is guessing it. */
    link: {
      button: 'Email me a sign-in link',
      sent: "If that address has an account, a link is on its way. It works once, for 15 minutes. We send at most one every 20 minutes until it's used, so check for an earlier one too.",
      heading: 'Welcome back',
      text: "One click and you're in.",
      use: 'Open my pages',
    },
    home: `Back to the ${business.name} website`,
  },
  contacts: {
    title: 'Contact Form Submissions',
    count: (count: number) => `${formatCount(count)} total ${count === 1 ? 'submission' : 'submissions'}`,
    loading: 'Loading Contact Submissions...',
    empty: 'No submissions yet',
    emptyHint: 'Messages sent through the contact form will appear here.',
    error: 'Error Loading Submissions',
    errorText: "Please check that you're authorized to view this page.",
    fetchFailed: 'Failed to fetch contact submissions',
    signInAgain: 'Sign in again',
    reply: 'Reply',
    replySubject: (subject: string) => `Re: ${subject}`,
    replyBody: (name: string) =>
      `Hi ${name || 'there'},\n\nThank you for contacting ${business.name}.\n\n\n\nWarmly,\nThe team at ${business.name}`,
    note: 'Submissions are also emailed to you once a mail service is configured.',
  },
  delivery: {
    resend: 'A mail service is configured.',
    kept: "There's no mail service yet, so emails are kept under Mail until there is.",
    captured: 'This is a preview, so emails are kept and never sent.',
    noticesTo: (address: string) => `Notices go to ${address}.`,
    noticesWait: 'Your notices are waiting for an address. Whoever looks after the website can set one.',
    queued: (count: number) => `${formatCount(count)} ${count === 1 ? 'email is' : 'emails are'} waiting to go out.`,
    needsDecision: (count: number) =>
      `${formatCount(count)} ${count === 1 ? 'email needs' : 'emails need'} your decision`,
  },
  /** Shown when an email isn't sent, by what happens to it instead. */
  notOut: {
    kept: "It's saved, and goes out once there's a mail service.",
    captured: "It's saved. A preview doesn't send emails.",
  } as Readonly<Record<string, string>>,
  leads: {
    remarks: 'Worth a look',
    photo: (number: number) => `Photo ${number}`,
    photosMissing: (count: number) =>
      `${count} ${count === 1 ? "photo isn't here. It" : "photos aren't here. They"} came with another version of this form, or expired before this one arrived. We keep unsent photos for 24 hours.`,
    states: { new: 'New', read: 'Read', replied: 'Replied', won: 'Won', lost: 'Lost', spam: 'Spam', held: 'Held' },
  },
  pages: {
    label: 'Pages',
    previous: 'Previous',
    next: 'Next',
    of: (page: number, pages: number) => `Page ${formatCount(page)} of ${formatCount(pages)}`,
  },
} as const
