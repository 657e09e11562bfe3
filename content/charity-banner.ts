import { business } from './business'
import { charityLink } from './navigation'

/** Charity banner on home and /services (specification sections 1, 2 and 9; decisions E32, E33). */
export const charityBanner = {
  heading: 'A dollar from every service goes back to the sea',
  italic: 'sea',
  since: 'It has done so since June 2025.',
  action: { label: 'See Protect Your Place', href: '/protect-your-place' },
  charity: { ...charityLink, label: `Visit ${business.charity.name}` },
} as const
