import { business, linkTo } from './business'

/** Charity banner on home and /services (specification sections 1, 2 and 9). */
export const charityBanner = {
  heading: 'A Dollar From Every Service Goes Back to the Sea',
  italic: 'Sea',
  since: 'Since June 2025, whatever the service.',
  action: { label: 'See Protect Your Place', href: '/protect-your-place' },
  charity: linkTo(`Visit ${business.charity.name}`, business.charity.url),
} as const
