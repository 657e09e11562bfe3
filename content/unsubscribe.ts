/** What the unsubscribe page calls a list and an address when the database can't say. */
const unnamed = { list: 'this list', email: 'this address' }

/** A list as its emails call it, and an address with most of its name hidden. */
type Named = typeof unnamed

/** Text of the unsubscribe pages. */
export const unsubscribe = {
  unnamed,
  leave: {
    title: 'Unsubscribe',
    heading: 'Leave This List?',
    text: ({ list, email }: Named) => `Click once to take ${email} off ${list}.`,
    note: 'Not your address? Then this email was forwarded to you, and the button takes off the person who forwarded it.',
    button: 'Unsubscribe',
  },
  done: {
    title: "You're off the list",
    heading: 'Done',
    text: ({ list, email }: Named) => `We've taken ${email} off ${list}. You're welcome back any time.`,
    note: "Was that a mistake, or somebody else's address?",
    button: 'Put It Back on the List',
  },
  unknown: {
    title: "That link doesn't work",
    heading: "That Link Doesn't Work",
    text: "It may have been cut off along the way. Get in touch and we'll take you off the list ourselves.",
    link: { label: 'Contact Us', href: '/contact' },
  },
} as const
