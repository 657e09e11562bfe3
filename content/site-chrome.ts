/** Labels used on every page: header, footer and links (specification section 2). */
export const siteChrome = {
  skipLink: 'Skip to the content',
  menu: 'Menu',
  mainNavigation: 'Main',
  legalNavigation: 'Legal',
  homeLabel: 'home page',
  /** Describes links that open in a new tab, for screen readers. */
  newTab: 'opens in a new tab',
  getInTouch: 'Get In Touch',
  abn: 'ABN',
  rights: 'All rights reserved.',
} as const

/** Labels of a carousel's buttons. The pause button is always called "Pause", even when pressed. */
export const carouselWords = {
  pause: 'Pause',
  previous: 'Previous',
  next: 'Next',
  goTo: 'Go to slide',
} as const

export type CarouselWords = typeof carouselWords

/** Column headings of a service's price table. */
export const priceTableWords = {
  size: 'Property size',
  price: 'Price',
  time: 'Time estimate',
} as const

/** Replaces any picture that's missing or fails to load (specification section 2). */
export const fallbackPicture = '/art/fallback.svg'

/** Follows the number of stars: "5 out of 5 stars". */
export const ratingWord = 'out of 5 stars'

/** Shared by both legal pages (specification section 2). */
export const legalPage = {
  updatedLabel: 'Last updated',
  contents: 'On this page',
  home: { label: 'Return to Home', href: '/' },
} as const

/** Text of the preview banner. */
export const previewText = (branch: string, commit: string) =>
  `Preview of ${branch || 'a branch'}${commit ? ` at ${commit}` : ''}. Not for customers: mail is kept here and nothing is sent.`
