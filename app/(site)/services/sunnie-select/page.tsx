import type { Metadata } from 'next'
import { serviceById } from '@/content/services'
import { ServiceFeatures } from '../_sections/service-features'
import { SingleQuestions } from '../_sections/single-questions'
import { Voices } from '../_sections/voices'
import { BuilderHero } from './_sections/builder-hero'
import { BuilderLists } from './_sections/builder-lists'
import { EcoPromise } from './_sections/eco-promise'
import { StartBuilding } from './_sections/start-building'
import { When } from './_sections/when'

const service = serviceById('sunnie-select')

export const metadata: Metadata = {
  title: service.meta.title,
  description: service.meta.description,
  alternates: { canonical: './' },
}

/** What the builder is for, before one starts it (specification section 2, Sunnie Select info page). */
export default function SunnieSelectPage() {
  return (
    <>
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
