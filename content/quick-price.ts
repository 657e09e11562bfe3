/** Text of "Your price in ten seconds", which several pages show. Its figures are the services' and the wizard's. */
export const quickPrice = {
  heading: 'Your Price in Ten Seconds',
  italic: 'Ten Seconds',
  question: 'How big is your place?',
  fortnightly: { name: 'Every fortnight', each: 'a visit' },
  book: 'Book a Clean',
  plan: 'Start Every Fortnight',
} as const
