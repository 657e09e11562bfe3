import { CharityBanner } from '@/components/sections/charity-banner'
import { servicesMeta } from '@/content/services-page'
import { serviceQuestions } from '@/content/questions'
import { breadcrumbNode, faqNode } from '@/lib/seo/page-nodes'
import { serviceListNode } from '@/lib/seo/service'
import { JsonLd } from '@/lib/seo/json-ld'
import { pageMetadata } from '@/lib/seo/metadata'
import { CustomSolutions } from './_sections/custom-solutions'
import { ServiceList } from './_sections/service-list'
import { GeneralQuestions } from './_sections/general-questions'
import { ServicesHero } from './_sections/services-hero'
import { CompactTestimonials } from './_sections/compact-testimonials'

export const metadata = pageMetadata('/services', servicesMeta)

/** The list of all services (specification section 2). */
export default function ServicesPage() {
  return (
    <>
      <JsonLd
        nodes={[serviceListNode(), faqNode('/services', serviceQuestions), breadcrumbNode(['Services', '/services'])]}
      />
      <ServicesHero />
      <ServiceList />
      <CustomSolutions />
      <CompactTestimonials />
      <GeneralQuestions />
      <CharityBanner scene="spawning" />
    </>
  )
}
