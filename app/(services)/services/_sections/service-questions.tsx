import { Faq } from '@/components/sections/faq'
import { Headline } from '@/components/site/headline'
import { Lino } from '@/components/site/lino'
import { Section, type Tone } from '@/components/site/section'
import { areaLine, areaMap } from '@/content/guarantee'
import { servicePage } from '@/content/services-page'
import type { Service } from '@/content/types'

interface ServiceQuestionsProps {
  readonly service: Pick<Service, 'faqs' | 'headings'>
  readonly tone?: Tone
}

/** FAQs about one service, and a map of where we come. */
export function ServiceQuestions({ service, tone }: ServiceQuestionsProps) {
  const { heading, italic } = service.headings.questions ?? servicePage.questions
  return (
    <Section
      tone={tone}
      labelledBy="questions"
      className="grid gap-x-16 gap-y-5 lg:grid-cols-[1fr_1.9fr] lg:items-start"
    >
      <div className="grid content-start gap-6 lg:sticky lg:top-28 lg:self-start">
        <Headline id="questions" text={heading} italic={italic} />
        <figure className="grid gap-2">
          <Lino
            name={areaMap.linocut}
            alt={areaMap.alt}
            className="w-full rounded-media max-lg:aspect-8/5 max-lg:max-w-96 max-lg:object-cover max-lg:object-[50%_70%]"
          />
          <figcaption className="text-sm text-muted">{areaLine}.</figcaption>
        </figure>
      </div>
      <Faq group="service-questions" questions={service.faqs} />
    </Section>
  )
}
