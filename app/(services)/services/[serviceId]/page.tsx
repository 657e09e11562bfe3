import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { findService, services } from '@/content/services'
import { JsonLd } from '@/lib/seo/json-ld'
import { pageMetadata } from '@/lib/seo/metadata'
import { breadcrumbNode, faqNode } from '@/lib/seo/page-nodes'
import { serviceNode } from '@/lib/seo/service'
import { AddOnGallery } from './_sections/add-on-gallery'
import { BookingCallToAction } from './_sections/booking-call-to-action'
import { Inclusions } from './_sections/inclusions'
import { NaturalOrderExtras } from './_sections/natural-order-extras'
import { Pricing } from './_sections/pricing'
import { Process } from './_sections/process'
import { ServiceFeatures } from '../_sections/service-features'
import { ServiceHero } from './_sections/service-hero'
import { ServiceQuestions } from '../_sections/service-questions'
import { ServiceTestimonials } from '../_sections/service-testimonials'

type Props = PageProps<'/services/[serviceId]'>

// The Sunnie Select has its own page; next.config.ts rewrites any other id to "Service Not Found".
export const dynamicParams = false

export function generateStaticParams() {
  return services.filter(({ buildYourOwn }) => !buildYourOwn).map(({ id }) => ({ serviceId: id }))
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const service = findService((await params).serviceId)
  return service ? pageMetadata(`/services/${service.id}`, service.meta) : {}
}

/** Details of one service (specification section 2). */
export default async function ServicePage({ params }: Props) {
  const service = findService((await params).serviceId)
  if (!service) notFound()
  const path = `/services/${service.id}`
  return (
    <>
      <JsonLd
        nodes={[
          serviceNode(service),
          faqNode(path, service.faqs),
          breadcrumbNode(['Services', '/services'], [service.title, path]),
        ]}
      />
      <ServiceHero service={service} />
      <Inclusions service={service} />
      <Pricing service={service} />
      {service.id === 'natural-order' && <NaturalOrderExtras />}
      {service.process && <Process steps={service.process} />}
      {service.addons.length > 0 && <AddOnGallery service={service} />}
      <ServiceFeatures service={service} />
      <ServiceQuestions service={service} />
      <ServiceTestimonials service={service.id} />
      <BookingCallToAction service={service} />
    </>
  )
}
