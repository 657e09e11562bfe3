import type { Metadata } from 'next'
import { CharityBanner } from '@/components/sections/charity-banner'
import { servicesMeta } from '@/content/services-page'
import { CustomSolutions } from './_sections/custom-solutions'
import { ServiceList } from './_sections/service-list'
import { ServiceQuestions } from './_sections/service-questions'
import { ServicesHero } from './_sections/services-hero'
import { ServicesVoices } from './_sections/services-voices'

export const metadata: Metadata = {
  title: servicesMeta.title,
  description: servicesMeta.description,
  alternates: { canonical: './' },
}

/** All services (specification section 2). */
export default function ServicesPage() {
  return (
    <>
      <ServicesHero />
      <ServiceList />
      <CustomSolutions />
      <ServicesVoices />
      <ServiceQuestions />
      <CharityBanner shore="spit" />
    </>
  )
}
