import { Headline } from '@/components/site/headline'
import { Lino } from '@/components/site/lino'
import { Section } from '@/components/site/section'
import { Promised } from '@/components/site/promised'
import { onboardingPage } from '@/content/natural-order-onboarding'

/** What the form is for and what happens after it's sent. */
export function OnboardingHero() {
  const { heading, italic, text, next } = onboardingPage
  return (
    <Section
      tone="wattle"
      rhythm="strip"
      labelledBy="onboarding-title"
      className="grid items-end gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1fr)_24rem]"
    >
      <div>
        <Headline as="h1" id="onboarding-title" text={heading} italic={italic} highlight />
        <p className="mt-6 max-w-prose text-lg">{text}</p>
      </div>
      <div className="flex flex-wrap items-start gap-x-6 gap-y-3">
        <Lino name="natural-order" priority className="w-24 mix-blend-multiply sm:w-32" />
        <div className="beside">
          <h2 className="text-lg">{next.heading}</h2>
          <ol className="mt-2 list-decimal space-y-1.5 pl-5 text-sm marker:font-semibold">
            {next.steps.map((step) => (
              <li key={step}>
                <Promised>{step}</Promised>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </Section>
  )
}
