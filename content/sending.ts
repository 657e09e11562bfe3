/**
 * Text about forms sent without a connection. The toasts are from specification section 8.
 */
export const sendingWords = {
  kept: "We can't connect right now, so we've kept this on your device. It'll send by itself once we can.",
  /** Shown before the page's scripts have loaded, when nothing can be kept on the device yet. */
  offline: "You're offline, so this hasn't gone yet. Keep this page open and it'll send by itself once you're back.",
  /** Shown in a form that was changed after being queued, once the queued version has been sent. */
  changed: "We've got what you first wrote. Please send this too, so we have your changes.",
  sent: { title: 'Sent', description: "We've got your message now." },
  /** Asks before sending an old form. `{form}` is what it is, `{day}` when it was written. */
  stale: {
    title: 'Still want to send this?',
    unnamed: 'Your message',
    description: "{form}, written on {day}. There was no connection then, so it's still on this device.",
    send: 'Send it now',
    discard: 'Delete it',
  },
  /** Shown when the server has rejected a queued form. */
  returned: {
    title: "This didn't send",
    description: "What you wrote needs a small change before we can take it. It's all still here.",
    open: 'Open it',
  },
} as const
