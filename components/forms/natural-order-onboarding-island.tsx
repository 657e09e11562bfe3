'use client'

import { useEffect, useState } from 'react'
import { readyToast } from '@/components/site/show-toast'
import type { IslandProps } from './form-island'
import { OnboardingFlow } from './natural-order-onboarding-flow'
import { PhotoPicker } from './photo-picker'

/** Gives the Natural Order form its checks, its draft, its photographs and its sending (specification, sections 4, 5 and 8). */
export function NaturalOrderOnboardingIsland({ form }: IslandProps) {
  const [flow] = useState(() => new OnboardingFlow(form))
  useEffect(readyToast, [])
  useEffect(() => flow.start(), [flow])
  return flow.photoPlace ? <PhotoPicker place={flow.photoPlace} list={flow.photos} words={flow.photoWords} /> : null
}
