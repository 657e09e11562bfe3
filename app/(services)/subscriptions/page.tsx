import { subscriptionsMeta } from '@/content/subscriptions-page'
import { subscriptionQuestions } from '@/content/subscriptions'
import { breadcrumbNode, faqNode } from '@/lib/seo/page-nodes'
import { JsonLd } from '@/lib/seo/json-ld'
import { pageMetadata } from '@/lib/seo/metadata'
import { Benefits } from './_sections/benefits'
import { Comparison } from './_sections/comparison'
import { Policies } from './_sections/policies'
import { PlanQuestions } from './_sections/plan-questions'
import { Plans } from './_sections/plans'
import { SubscribeCallToAction } from './_sections/subscribe-call-to-action'
import { SubscriptionsHero } from './_sections/subscriptions-hero'

export const metadata = pageMetadata('/subscriptions', subscriptionsMeta)

/** Explains subscriptions; the wizard itself is at /subscribe (specification section 2). */
export default function SubscriptionsPage() {
  return (
    <>
      <JsonLd
        nodes={[faqNode('/subscriptions', subscriptionQuestions), breadcrumbNode(['Subscriptions', '/subscriptions'])]}
      />
      <SubscriptionsHero />
      <Comparison />
      <Benefits />
      <Plans />
      <PlanQuestions />
      <Policies />
      <SubscribeCallToAction />
    </>
  )
}
