import type { Metadata } from 'next'
import { recyclingMeta } from '@/content/recycling'
import { RecyclingActions } from './_sections/recycling-actions'
import { RecyclingFacts } from './_sections/recycling-facts'
import { RecyclingHero } from './_sections/recycling-hero'
import { RecyclingQuestions } from './_sections/recycling-questions'
import { RecyclingSteps } from './_sections/recycling-steps'

export const metadata: Metadata = { ...recyclingMeta, alternates: { canonical: './' } }

/** Bread tags: figures, how it works, and mail buttons to donate or to host a jar (specification sections 2 and 9). */
export default function RecycleWithUsPage() {
  return (
    <>
      <RecyclingHero />
      <RecyclingFacts />
      <RecyclingSteps />
      <RecyclingActions />
      <RecyclingQuestions />
    </>
  )
}
