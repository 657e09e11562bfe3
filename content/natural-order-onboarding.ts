import { business } from './business'

/** Text of /natural-order-onboarding around the form (specification sections 2 to 5 and 8; decisions C18 to C20). */
export const onboardingMeta = {
  title: 'Natural Order Onboarding',
  description:
    'Tell us about your home, your spaces and your style, add photos if you like, and we will contact you within 24 hours.',
} as const

export const onboardingPage = {
  heading: 'Begin your Natural Order',
  italic: 'Order',
  text: 'Tell us which spaces you would like to live in more easily, and how. What you write stays on this device until you send it.',
  next: {
    heading: 'What happens next',
    steps: [
      'A confirmation e-mail comes with what you chose.',
      'We contact you within 24 hours, ask what matters and send you a quote.',
      'Then we sort with you: keep, give, recycle.',
    ],
  },
  draft: {
    kept: 'We kept what you wrote on this device, so you can carry on from here.',
    clear: 'Clear the form',
  },
  thanks: {
    heading: 'Thank you!',
    text: "A confirmation e-mail is on its way, and we'll contact you within 24 hours.",
    onward: 'In a moment we take you to The Natural Order.',
    link: { label: 'Go there now', href: '/services/natural-order' },
  },
} as const

/** `{name}` is replaced by the file's name. */
export const photoWords = {
  label: 'Photos or inspiration',
  optional: '(optional)',
  hint: 'Up to five, 8 MB each, as JPEG, PNG or WebP. We take out where they were taken, only we see them, and they go after a day if you do not send the form.',
  choose: 'Choose photos',
  byEmail: 'Photos are welcome by e-mail:',
  email: business.email,
  uploading: 'Uploading...',
  ready: 'Ready to send',
  retry: 'Try again',
  remove: 'Remove',
  removed: '{name} was removed.',
  problems: {
    tooMany: 'Five photos are enough for us. {name} was left out.',
    tooLarge: '{name} is larger than 8 MB. Please choose a smaller copy.',
    heic: '{name} is a HEIC photo, which we cannot open. On an iPhone, choose Settings, Camera, Formats, Most Compatible, or send a screenshot of it.',
    notPhoto: '{name} is not a JPEG, PNG or WebP photo.',
    network: 'There was no connection. Please try again.',
    failed: 'This photo could not be uploaded. Please try again, or e-mail it to us.',
  },
} as const
