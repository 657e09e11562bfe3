/** The small words of every page's furniture: header, footer, carousels, links (specification section 2). */
export const siteChrome = {
  skipLink: 'Skip to the content',
  menu: 'Menu',
  mainNavigation: 'Main',
  legalNavigation: 'Legal',
  homeLabel: 'home page',
  /** Read to screen readers after the name of each link that leaves the site. */
  newTab: 'opens in a new tab',
  getInTouch: 'Get in touch',
  abn: 'ABN',
  rights: 'All rights reserved.',
} as const

/** Names of a carousel's buttons; the pause is named Pause and nothing else (decision E19). */
export const carouselWords = {
  pause: 'Pause',
  previous: 'Previous',
  next: 'Next',
  goTo: 'Go to slide',
} as const

export type CarouselWords = typeof carouselWords

/** Headings of a service's price table (decision A1). */
export const priceTableWords = {
  size: 'Property size',
  price: 'Price',
  time: 'Time estimate',
} as const

/** Shown in place of any picture that is missing or fails to load (specification section 2). */
export const fallbackPicture = '/art/fallback.svg'

/** After a number of stars: "5 out of 5 stars". */
export const ratingWord = 'out of 5 stars'
