import type { Metadata } from 'next'
import { builderMeta } from '@/content/sunnie-select-onboarding'
import { noticeAt } from '@/lib/closures'
import { pageMetadata } from '@/lib/seo/metadata'
import { Builder } from '../../sunnie-select-onboarding/_sections/builder'
import { toSearchParams } from '../search-params'

export const metadata: Metadata = {
  ...pageMetadata('/sunnie-select-onboarding', builderMeta),
  robots: { index: false },
}

/** Served by proxy.ts for `/sunnie-select-onboarding?bathroom=2&step=3…`; the bare path stays prerendered. */
export default async function BuilderVariantPage({ searchParams }: PageProps<'/variants/sunnie-select-onboarding'>) {
  return <Builder query={toSearchParams(await searchParams)} notice={noticeAt(new Date())} />
}
