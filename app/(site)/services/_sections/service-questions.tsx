import { Faq } from '@/components/sections/faq'
import { Headline } from '@/components/site/headline'
import { Section, type Tone } from '@/components/site/section'
import { servicePage } from '@/content/services-page'
import type { Service } from '@/content/types'

interface ServiceQuestionsProps {
  readonly service: Pick<Service, 'faqs' | 'headings'>
  readonly tone?: Tone
}

/** FAQs about one service. */
export function ServiceQuestions({ service, tone }: ServiceQuestionsProps) {
  const { heading, italic } = service.headings.questions ?? servicePage.questions
  return (
    <Section tone={tone} labelledBy="questions" className="grid gap-x-16 gap-y-5 lg:grid-cols-[1fr_1.9fr]">
      <Headline id="questions" text={heading} italic={italic} className="lg:sticky lg:top-28 lg:self-start" />
      <Faq group="service-questions" questions={service.faqs} />
    </Section>
  )
}
