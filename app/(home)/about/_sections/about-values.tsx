import { Headline } from '@/components/site/headline'
import { Lino } from '@/components/site/lino'
import { Section } from '@/components/site/section'
import { about, aboutValues } from '@/content/about'

/** The six values, each with a linocut. */
export function AboutValues() {
  return (
    <Section labelledBy="about-values">
      <Headline id="about-values" text={about.values.heading} italic={about.values.italic} />
      <ul className="mt-10 grid gap-x-12 sm:grid-cols-2 md:mt-14 lg:grid-cols-3">
        {aboutValues.map(({ title, description, emblem }) => (
          <li key={title} className="flex flex-wrap items-start gap-5 border-t border-line py-7">
            <Lino name={emblem} className="w-22" />
            <div className="beside">
              <h3 className="text-h3">{title}</h3>
              <p className="mt-2 text-muted">{description}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}
