import type { Metadata } from 'next'
import { sustainabilityMeta } from '@/content/sustainability'
import { SustainabilityHero } from './_sections/sustainability-hero'
import { SustainabilityHonest } from './_sections/sustainability-honest'
import { SustainabilityMore } from './_sections/sustainability-more'
import { SustainabilityPrinciples } from './_sections/sustainability-principles'
import { SustainabilityTips } from './_sections/sustainability-tips'

export const metadata: Metadata = { ...sustainabilityMeta, alternates: { canonical: './' } }

/** How the business cleans, buys and gives; goals are called goals (specification section 2). */
export default function SustainabilityPage() {
  return (
    <>
      <SustainabilityHero />
      <SustainabilityPrinciples />
      <SustainabilityHonest />
      <SustainabilityTips />
      <SustainabilityMore />
    </>
  )
}
