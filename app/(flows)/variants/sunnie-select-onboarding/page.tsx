import type { Metadata } from 'next'
import { builderMeta } from '@/content/sunnie-select-onboarding'
import { Builder } from '../../sunnie-select-onboarding/_sections/builder'
import { queryOf } from '../query'

export const metadata: Metadata = {
  ...builderMeta,
  alternates: { canonical: '/sunnie-select-onboarding' },
  robots: { index: false },
}

/** What proxy.ts answers for `/sunnie-select-onboarding?bathroom=2&step=3…`: the bare path stays prerendered. */
export default async function BuilderVariantPage({ searchParams }: PageProps<'/variants/sunnie-select-onboarding'>) {
  return <Builder query={queryOf(await searchParams)} />
}
