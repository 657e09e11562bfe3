import { Faq } from '@/components/sections/faq'
import { Headline } from '@/components/site/headline'
import { Section, type Tone } from '@/components/site/section'
import { servicePage } from '@/content/services-page'
import type { Question } from '@/content/types'

interface ServiceQuestionsProps {
  readonly questions: readonly Question[]
  readonly tone?: Tone
}

/** FAQs about one service. */
export function ServiceQuestions({ questions, tone }: ServiceQuestionsProps) {
  const { heading, italic } = servicePage.questions
  return (
    <Section tone={tone} labelledBy="questions" className="grid gap-x-16 gap-y-5 lg:grid-cols-[1fr_1.9fr]">
      <Headline id="questions" text={heading} italic={italic} />
      <Faq group="service-questions" questions={questions} />
    </Section>
  )
}
