import { Headline } from '@/components/site/headline'
import { Lino } from '@/components/site/lino'
import { Section } from '@/components/site/section'
import { benefits } from '@/content/subscriptions'
import { benefitLinocuts, subscriptionsPage } from '@/content/subscriptions-page'

/** The four benefits of subscribing (specification section 2). */
export function Benefits() {
  const { heading, italic } = subscriptionsPage.benefits
  return (
    <Section tone="lagoon" labelledBy="benefits">
      <Headline id="benefits" text={heading} italic={italic} className="mb-6 lg:mb-10" />
      <ul className="grid gap-x-10 gap-y-6 sm:grid-cols-2 sm:gap-y-10 lg:grid-cols-4">
        {benefits.map(({ title, description }, index) => (
          <li key={title} className="grid content-start gap-x-5 gap-y-4 max-sm:grid-cols-[4rem_1fr]">
            <Lino name={benefitLinocuts[index]!} className="w-full max-w-24" />
            <div className="grid gap-2">
              <h3 className="text-h4">{title}</h3>
              <p>{description}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}
