import { privacyPolicy } from '@/content/legal/privacy-policy'
import { termsOfService } from '@/content/legal/terms-of-service'
import { websiteDetails } from '@/content/legal/website-details'
import { services } from '@/content/services'

/** A page for search engines to index, with the day its text last changed if known. */
interface PublicPage {
  readonly path: string
  readonly changed?: string
}

/** Every public page in specification section 2 except the journal. */
export const publicPages: readonly PublicPage[] = [
  { path: '/' },
  { path: '/services' },
  ...services.map(({ id }) => ({ path: `/services/${id}` })),
  { path: '/subscriptions' },
  { path: '/subscribe' },
  { path: '/about' },
  { path: '/sustainability' },
  { path: '/recycle-with-us' },
  { path: '/store-preview' },
  { path: '/naturally-sunnie' },
  { path: '/protect-your-place' },
  { path: '/contact' },
  { path: '/bio' },
  { path: '/newsletter' },
  { path: '/natural-order-onboarding' },
  { path: '/sunnie-select-onboarding' },
  { path: '/privacy-policy', changed: [privacyPolicy.updatedIso, websiteDetails.updatedIso].sort().at(-1) },
  { path: '/terms-of-service', changed: termsOfService.updatedIso },
]
