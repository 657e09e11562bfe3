import type { Metadata } from 'next'
import { subscribeMeta } from '@/content/subscribe-page'
import { SubscriptionWizard } from '../../subscribe/_sections/subscription-wizard'
import { queryOf } from '../query'

export const metadata: Metadata = {
  ...subscribeMeta,
  alternates: { canonical: '/subscribe' },
  robots: { index: false },
}

/** What proxy.ts answers for `/subscribe?service=…&step=…`: the bare path stays prerendered. */
export default async function SubscribeVariantPage({ searchParams }: PageProps<'/variants/subscribe'>) {
  return <SubscriptionWizard query={queryOf(await searchParams)} />
}
