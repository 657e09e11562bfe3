import { business } from './business'
import { serviceById } from './services'

const naturalOrder = serviceById('natural-order')

/** Text of /natural-order-onboarding around the form (specification sections 2 to 5 and 8). */
export const onboardingMeta = {
  title: `${naturalOrder.shortTitle} Onboarding`,
  description:
    "Tell us about your home, your spaces and your style, add photos if you like, and we'll send you a quote.",
} as const

export const onboardingPage = {
  heading: `Begin Your ${naturalOrder.shortTitle}`,
  italic: naturalOrder.shortTitle.split(' ').at(-1)!,
  text: 'Which spaces drive you mad, and how would you like them to work? Your answers stay on this device until you hit send; only photos upload as you add them.',
  next: {
    heading: 'What Happens Next',
    steps: [
      "You'll get an email with what you chose.",
      "We'll be in touch within 24 hours, ask what matters and send you a quote.",
      'Then we sort it together: keep, give, recycle.',
    ],
  },
  draft: {
    kept: 'We saved what you wrote on this device, so you can pick up where you left off.',
    clear: 'Clear the form',
  },
  thanks: {
    heading: 'Thank You!',
    text: "A confirmation email is on its way, and we'll contact you within 24 hours.",
    onward: `We'll take you to ${naturalOrder.title} in a moment.`,
    link: { label: `Go to ${naturalOrder.title}`, href: '/services/natural-order' },
  },
} as const

/** `{name}` is replaced by the file's name. */
export const photoWords = {
  label: 'Photos or inspiration',
  optional: '(optional)',
  hint: "Up to five, 8 MB each once your browser has made large ones smaller, as JPEG, PNG or WebP. They upload as you add them. We remove location data, only we see them, and they're deleted after a day if you don't send the form.",
  choose: 'Choose Photos',
  noScript: 'Adding photos here needs JavaScript.',
  byEmail: 'Send your photos by email:',
  email: business.email,
  uploading: 'Uploading...',
  ready: 'Ready to send',
  retry: 'Try Again',
  remove: 'Remove',
  removed: '{name} was removed.',
  leftOut: "We didn't get all of your photos.",
  problems: {
    tooMany: "Five's the limit, so we left out {name}.",
    tooLarge: "{name} is over 8 MB, and your browser couldn't make it smaller. Please try a smaller copy.",
    heic: "{name} is a HEIC photo, which we can't open. On an iPhone, go to Settings, Camera, Formats and choose Most Compatible, or send a screenshot.",
    notPhoto: "{name} isn't a JPEG, PNG or WebP photo.",
    unreadable: "We couldn't open {name}. Please choose it again, or email it to us.",
    network: "We can't connect right now. Please try again.",
    failed: "That photo didn't upload. Please try again, or email it to us.",
  },
} as const

export type PhotoWords = typeof photoWords
