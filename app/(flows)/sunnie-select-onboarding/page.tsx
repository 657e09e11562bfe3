import { builderMeta } from '@/content/sunnie-select-onboarding'
import { pageMetadata } from '@/lib/seo/metadata'
import { Builder } from './_sections/builder'

export const metadata = pageMetadata('/sunnie-select-onboarding', builderMeta)

export default function SunnieSelectOnboardingPage() {
  return <Builder />
}
