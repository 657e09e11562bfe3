import type { Metadata } from 'next'
import { builderMeta } from '@/content/sunnie-select-onboarding'
import { Builder } from './_sections/builder'

export const metadata: Metadata = { ...builderMeta, alternates: { canonical: './' } }

export default function SunnieSelectOnboardingPage() {
  return <Builder />
}
