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
      <Headline id="benefits" text={heading} italic={italic} className="mb-10" />
      <ul className="grid gap-x-10 gap-y-10 sm:grid-cols-2 lg:grid-cols-4">
        {benefits.map(({ title, description }, index) => (
          <li key={title} className="grid content-start gap-2">
            <Lino name={benefitLinocuts[index]!} className="mb-2 h-24 w-auto" />
            <h3 className="text-h4">{title}</h3>
            <p>{description}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
