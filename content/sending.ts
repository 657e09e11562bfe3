/**
 * Text about forms sent without a connection. The toasts are from specification section 8.
 */
export const sendingWords = {
  /** Shown once an assistant has filled in a form. */
  filledIn: 'Filled in for you. Please check it first.',
  kept: "We can't connect right now, so we've kept this on your device. It'll send automatically once we can.",
  /** Shown before the page's scripts have loaded, when nothing can be kept on the device yet. */
  offline: "You're offline, so this hasn't been sent yet. Keep this page open and it'll send once you're back online.",
  /** Shown in a form that was changed after being queued, once the queued version has been sent. */
  changed: 'We have your first version. Please send this one too, so we get your changes.',
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
    title: "This wasn't sent",
    description: "What you wrote needs a small change before we can accept it. It's all still here.",
    open: 'Open it',
  },
} as const

/** Label of the field that only bots fill in (components/forms/honeypot.tsx). */
export const honeypotLabel = 'Website (leave this empty)'
