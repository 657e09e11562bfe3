import { Headline, keepHyphenated } from '@/components/site/headline'
import { Section, type Tone } from '@/components/site/section'
import { servicePage } from '@/content/services-page'
import type { Service } from '@/content/types'

interface ServiceFeaturesProps {
  readonly service: Pick<Service, 'features' | 'headings'>
  readonly tone?: Tone
}

/** Four things that set the service apart. */
export function ServiceFeatures({ service, tone = 'leaf' }: ServiceFeaturesProps) {
  const { heading, italic } = service.headings.features ?? servicePage.features
  return (
    <Section tone={tone} labelledBy="features">
      <Headline id="features" text={heading} italic={italic} className="mb-6 lg:mb-10" />
      <ul className="grid grid-cols-2 gap-x-5 gap-y-5 max-[20rem]:grid-cols-1 sm:gap-x-12 lg:grid-cols-4">
        {service.features.map(({ title, description }) => (
          <li key={title} className="border-t-2 border-ink pt-3">
            <h3 className="text-base sm:text-h4">{keepHyphenated(title)}</h3>
            <p className="mt-1 max-sm:text-sm">{description}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
