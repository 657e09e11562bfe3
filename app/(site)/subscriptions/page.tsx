import type { Metadata } from 'next'
import { subscriptionsMeta } from '@/content/subscriptions-page'
import { Benefits } from './_sections/benefits'
import { Comparison } from './_sections/comparison'
import { Policies } from './_sections/policies'
import { PlanQuestions } from './_sections/plan-questions'
import { Plans } from './_sections/plans'
import { StandingDate } from './_sections/standing-date'
import { SubscriptionsHero } from './_sections/subscriptions-hero'

export const metadata: Metadata = {
  title: subscriptionsMeta.title,
  description: subscriptionsMeta.description,
  alternates: { canonical: './' },
}

/** Subscriptions explained; the wizard is at /subscribe (specification section 2). */
export default function SubscriptionsPage() {
  return (
    <>
      <SubscriptionsHero />
      <Comparison />
      <Benefits />
      <Plans />
      <PlanQuestions />
      <Policies />
      <StandingDate />
    </>
  )
}
