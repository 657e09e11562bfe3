import { recyclingMeta, recyclingQuestions } from '@/content/recycling'
import { breadcrumbNode, faqNode } from '@/lib/seo/page-nodes'
import { JsonLd } from '@/lib/seo/json-ld'
import { pageMetadata } from '@/lib/seo/metadata'
import { RecyclingActions } from './_sections/recycling-actions'
import { RecyclingFacts } from './_sections/recycling-facts'
import { RecyclingHero } from './_sections/recycling-hero'
import { RecyclingQuestions } from './_sections/recycling-questions'
import { RecyclingSteps } from './_sections/recycling-steps'

export const metadata = pageMetadata('/recycle-with-us', recyclingMeta)

/** Bread tag recycling: figures, how it works, and how to donate or host a jar (specification sections 2 and 9). */
export default function RecycleWithUsPage() {
  return (
    <>
      <JsonLd
        nodes={[
          faqNode('/recycle-with-us', recyclingQuestions),
          breadcrumbNode(['Recycle With Us', '/recycle-with-us']),
        ]}
      />
      <RecyclingHero />
      <RecyclingFacts />
      <RecyclingSteps />
      <RecyclingActions />
      <RecyclingQuestions />
    </>
  )
}
