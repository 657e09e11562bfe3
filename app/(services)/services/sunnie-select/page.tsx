import { serviceById } from '@/content/services'
import { breadcrumbNode, faqNode } from '@/lib/seo/page-nodes'
import { serviceNode } from '@/lib/seo/service'
import { JsonLd } from '@/lib/seo/json-ld'
import { pageMetadata } from '@/lib/seo/metadata'
import { ServiceFeatures } from '../_sections/service-features'
import { ServiceQuestions } from '../_sections/service-questions'
import { ServiceTestimonials } from '../_sections/service-testimonials'
import { BuilderHero } from './_sections/builder-hero'
import { BuilderLists } from './_sections/builder-lists'
import { EcoPromise } from './_sections/eco-promise'
import { BuilderCallToAction } from './_sections/builder-call-to-action'
import { DaysAndTimes } from './_sections/days-and-times'

const service = serviceById('sunnie-select')

export const metadata = pageMetadata('/services/sunnie-select', service.meta)

/** Explains the builder before the visitor starts it (specification section 2, Sunnie Select info page). */
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
      <DaysAndTimes />
      <EcoPromise />
      <ServiceFeatures service={service} tone="silica" />
      <ServiceQuestions service={service} tone="shell" />
      <ServiceTestimonials service={service.id} tone="silica" />
      <BuilderCallToAction />
    </>
  )
}
