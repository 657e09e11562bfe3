/**
 * What a visitor reads about a form that was sent without a connection (specification, section 8, gives the toasts).
 */
export const sendingWords = {
  kept: "We can't connect right now, so we've kept this on your device. It'll send by itself once we can.",
  /** Said before the page's scripts have come: nothing can be kept on the device yet. */
  offline: "You're offline, so this hasn't gone yet. Keep this page open and it'll send by itself once you're back.",
  /** Said in a form whose words were changed after they had been queued, once the first ones have gone. */
  changed: "We've got what you first wrote. Please send this too, so we have your changes.",
  sent: { title: 'Sent', description: "We've got your message now." },
  /** An old one waits for a word; `{form}` is what it is, `{day}` when it was written. */
  stale: {
    title: 'Still want to send this?',
    unnamed: 'Your message',
    description: "{form}, written on {day}. There was no connection then, so it's still on this device.",
    send: 'Send it now',
    discard: 'Delete it',
  },
  /** One the server would not take comes back. */
  returned: {
    title: "This didn't send",
    description: "What you wrote needs a small change before we can take it. It's all still here.",
    open: 'Open it',
  },
} as const
