'use client'

import { FormIsland } from '@/components/forms/form-island'

const load = () => import('./onboarding-island').then((module) => module.OnboardingIsland)

/** Waits for the first touch of the Natural Order form. */
export const OnboardingFormIsland = () => (
  <FormIsland slug="natural-order-onboarding" placement="natural-order-onboarding" load={load} />
)
