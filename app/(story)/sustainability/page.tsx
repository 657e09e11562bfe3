import { sustainabilityMeta } from '@/content/sustainability'
import { breadcrumbNode } from '@/lib/seo/page-nodes'
import { JsonLd } from '@/lib/seo/json-ld'
import { pageMetadata } from '@/lib/seo/metadata'
import { SustainabilityHero } from './_sections/sustainability-hero'
import { SustainabilityStillLearning } from './_sections/sustainability-still-learning'
import { SustainabilityLinks } from './_sections/sustainability-links'
import { SustainabilityPrinciples } from './_sections/sustainability-principles'
import { SustainabilityTips } from './_sections/sustainability-tips'

export const metadata = pageMetadata('/sustainability', sustainabilityMeta)

/** How the business cleans, buys and gives. Goals are called goals, not achievements (specification section 2). */
export default function SustainabilityPage() {
  return (
    <>
      <JsonLd nodes={[breadcrumbNode(['Sustainability', '/sustainability'])]} />
      <SustainabilityHero />
      <SustainabilityPrinciples />
      <SustainabilityStillLearning />
      <SustainabilityTips />
      <SustainabilityLinks />
    </>
  )
}
