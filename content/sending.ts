/**
 * What a visitor reads about a form that was sent without a connection (specification, section 8, gives the toasts).
 */
export const sendingWords = {
  kept: 'There was no connection, so we have kept this on your device. It will be sent by itself as soon as you are back online.',
  sent: { title: 'Sent', description: 'You are back online, and what you wrote is with us now.' },
  /** An old one waits for a word; `{day}` is when it was written. */
  stale: {
    title: 'Still want to send this?',
    description: 'You wrote to us on {day} without a connection, and it is still on this device.',
    send: 'Send it now',
    discard: 'Delete it',
  },
  /** One the server would not take comes back. */
  returned: {
    title: 'This couldn’t be sent',
    description: 'What you wrote without a connection needs a change before we can take it. Your words are all here.',
    open: 'Open it',
  },
} as const
