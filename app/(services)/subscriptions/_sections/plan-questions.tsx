import { Faq } from '@/components/sections/faq'
import { Headline } from '@/components/site/headline'
import { Section } from '@/components/site/section'
import { subscriptionQuestions } from '@/content/subscriptions'
import { subscriptionsPage } from '@/content/subscriptions-page'

/** FAQs about subscriptions (specification section 2). */
export function PlanQuestions() {
  const { heading, italic } = subscriptionsPage.questions
  return (
    <Section labelledBy="questions" className="grid gap-x-16 gap-y-8 lg:grid-cols-[1fr_1.9fr]">
      <Headline id="questions" text={heading} italic={italic} />
      <Faq group="subscription-questions" questions={subscriptionQuestions} />
    </Section>
  )
}
