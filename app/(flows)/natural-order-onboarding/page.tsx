import { OnboardingForm } from './_sections/onboarding-form'
import { OnboardingHero } from './_sections/onboarding-hero'
import { onboardingMeta } from '@/content/natural-order-onboarding'
import { pageMetadata } from '@/lib/seo/metadata'

export const metadata = pageMetadata('/natural-order-onboarding', onboardingMeta)

export default function NaturalOrderOnboardingPage() {
  return (
    <>
      <OnboardingHero />
      <OnboardingForm />
    </>
  )
}
