import type { Metadata } from 'next'
import { subscribeMeta } from '@/content/subscribe-page'
import { noticeAt } from '@/lib/closures'
import { pageMetadata } from '@/lib/seo/metadata'
import { SubscriptionWizard } from '../../subscribe/_sections/subscription-wizard'
import { toSearchParams } from '../search-params'

export const metadata: Metadata = { ...pageMetadata('/subscribe', subscribeMeta), robots: { index: false } }

/** Served by proxy.ts for `/subscribe?service=…&step=…`; the bare path stays prerendered. */
export default async function SubscribeVariantPage({ searchParams }: PageProps<'/variants/subscribe'>) {
  return <SubscriptionWizard query={toSearchParams(await searchParams)} notice={noticeAt(new Date())} />
}
