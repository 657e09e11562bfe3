import { Faq } from '@/components/sections/faq'
import { ContentLink } from '@/components/site/content-link'
import { Headline } from '@/components/site/headline'
import { Section } from '@/components/site/section'
import { serviceQuestions } from '@/content/questions'
import { servicesPage } from '@/content/services-page'

/** The ten FAQs, under the fragment that /contact links to (specification section 2). */
export function GeneralQuestions() {
  const { id, heading, italic, text, link } = servicesPage.questions
  return (
    <Section
      id={id}
      tone="shell"
      labelledBy="questions"
      className="grid gap-x-16 gap-y-8 pb-10 lg:grid-cols-[1fr_1.7fr]"
    >
      <div className="grid content-start gap-4 lg:sticky lg:top-28 lg:self-start">
        <Headline id="questions" text={heading} italic={italic} />
        <p className="text-muted">
          {text}{' '}
          <ContentLink link={link} className="font-semibold text-reef underline decoration-2 underline-offset-4" />
        </p>
      </div>
      <Faq group="service-faqs" questions={serviceQuestions} />
    </Section>
  )
}
