import { serviceById } from '@/content/services'
import { breadcrumbNode, faqNode } from '@/lib/seo/page-nodes'
import { serviceNode } from '@/lib/seo/service'
import { JsonLd } from '@/lib/seo/json-ld'
import { pageMetadata } from '@/lib/seo/metadata'
import { ServiceFeatures } from '../_sections/service-features'
import { SingleQuestions } from '../_sections/single-questions'
import { Voices } from '../_sections/voices'
import { BuilderHero } from './_sections/builder-hero'
import { BuilderLists } from './_sections/builder-lists'
import { EcoPromise } from './_sections/eco-promise'
import { StartBuilding } from './_sections/start-building'
import { When } from './_sections/when'

const service = serviceById('sunnie-select')

export const metadata = pageMetadata('/services/sunnie-select', service.meta)

/** What the builder is for, before one starts it (specification section 2, Sunnie Select info page). */
export default function SunnieSelectPage() {
  return (
    <>
      <JsonLd
        nodes={[
          serviceNode(service),
          faqNode('/services/sunnie-select', service.faqs),
          breadcrumbNode(['Services', '/services'], [service.title, '/services/sunnie-select']),
        ]}
      />
      <BuilderHero service={service} />
      <BuilderLists />
      <When />
      <EcoPromise />
      <ServiceFeatures features={service.features} tone="silica" />
      <SingleQuestions questions={service.faqs} tone="shell" />
      <Voices service={service.id} tone="silica" />
      <StartBuilding />
    </>
  )
}
