import { Headline } from '@/components/site/headline'
import { Section } from '@/components/site/section'
import { sustainability, sustainabilityTips } from '@/content/sustainability'

/** Four numbered cards of tips for home. */
export function SustainabilityTips() {
  const { heading, italic } = sustainability.tips
  return (
    <Section tone="wattle" labelledBy="small-things">
      <Headline id="small-things" text={heading} italic={italic} className="max-w-[16em]" />
      <ol className="mt-10 grid gap-5 [counter-reset:tip] sm:grid-cols-2 lg:grid-cols-4">
        {sustainabilityTips.map(({ title, description }) => (
          <li
            key={title}
            className="rounded-card bg-silica p-6 pb-8 [counter-increment:tip] before:block before:font-display-italic before:text-[4.5rem] before:leading-none before:text-reef before:italic before:content-[counter(tip)] sm:p-7 lg:even:translate-y-5"
          >
            <h3 className="mt-3 text-h3">{title}</h3>
            <p className="mt-2 text-muted">{description}</p>
          </li>
        ))}
      </ol>
    </Section>
  )
}
