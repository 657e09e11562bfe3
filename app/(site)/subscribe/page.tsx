import type { Metadata } from 'next'
import { subscribeMeta } from '@/content/subscribe-page'
import { SubscriptionWizard } from './_sections/subscription-wizard'

export const metadata: Metadata = { ...subscribeMeta, alternates: { canonical: './' } }

export default function SubscribePage() {
  return <SubscriptionWizard />
}
