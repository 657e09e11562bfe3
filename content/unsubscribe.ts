/** Text of the unsubscribe pages (contract, Mail). */
export const unsubscribe = {
  title: 'Unsubscribe',
  heading: 'Leave This List?',
  text: "Click once and we'll stop emailing this address from this list.",
  button: 'Unsubscribe',
  done: {
    title: "You're off the list",
    heading: 'Done',
    text: "You won't hear from this list again. You're welcome back any time.",
  },
  unknown: {
    title: "That link doesn't work",
    heading: "That Link Doesn't Work",
    text: "It may have been cut off along the way. Get in touch and we'll take you off the list ourselves.",
    link: { label: 'Contact Us', href: '/contact' },
  },
} as const
