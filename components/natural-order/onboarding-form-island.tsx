'use client'

import { FormIsland } from '@/components/forms/form-island'

export const loadOnboarding = () => import('./onboarding-island').then((module) => module.OnboardingIsland)

/** Fetches the Natural Order form's island on first touch. */
export const OnboardingFormIsland = () => (
  <FormIsland slug="natural-order-onboarding" placement="natural-order-onboarding" load={loadOnboarding} />
)
