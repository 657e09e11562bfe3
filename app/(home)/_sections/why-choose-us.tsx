import { Guarantee } from '@/components/site/guarantee'
import { Headline } from '@/components/site/headline'
import { Lino } from '@/components/site/lino'
import { Section } from '@/components/site/section'
import { claims } from '@/content/guarantee'
import { claimLinocuts, home } from '@/content/home'

/** The guarantee and the four claims the business makes (specification sections 1 and 2). */
export function WhyChooseUs() {
  const { heading, italic } = home.whyUs
  return (
    <Section tone="shell" labelledBy="why-choose-us">
      <Headline id="why-choose-us" text={heading} italic={italic} className="mb-6 lg:mb-14" />
      <div className="grid gap-8 lg:gap-16">
        <Guarantee variant="headline" />
        <ul className="grid grid-cols-2 gap-x-5 gap-y-6 sm:gap-x-8 lg:grid-cols-4">
          {claims.map(({ title, description }, index) => (
            <li key={title} className="border-t-2 border-ink pt-4">
              <Lino name={claimLinocuts[index]!} className="mb-2 h-14 w-auto sm:h-20" />
              <h3 className="text-h4">{title}</h3>
              <p className="mt-1.5 text-sm text-muted">{description}</p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  )
}
