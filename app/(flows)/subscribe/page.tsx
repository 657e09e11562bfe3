import { subscribeMeta } from '@/content/subscribe-page'
import { pageMetadata } from '@/lib/seo/metadata'
import { SubscriptionWizard } from './_sections/subscription-wizard'

export const metadata = pageMetadata('/subscribe', subscribeMeta)

export default function SubscribePage() {
  return <SubscriptionWizard />
}
