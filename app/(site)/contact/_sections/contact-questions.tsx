import { Faq } from '@/components/sections/faq'
import { ContentLink } from '@/components/site/content-link'
import { Headline } from '@/components/site/headline'
import { Section } from '@/components/site/section'
import { buttonVariants } from '@/components/ui/button'
import { contact } from '@/content/contact'
import { contactQuestions, contactQuestionsLink } from '@/content/questions'

/** Four FAQs, with a link to the full list on the services page. */
export function ContactQuestions() {
  return (
    <Section labelledBy="contact-questions" className="grid gap-x-16 gap-y-8 lg:grid-cols-[20rem_1fr]">
      <div className="grid content-start justify-items-start gap-6">
        <Headline id="contact-questions" text={contact.questionsHeading} italic={contact.questionsItalic} />
        <ContentLink link={contactQuestionsLink} className={buttonVariants({ variant: 'secondary', size: 'sm' })} />
      </div>
      <Faq group="contact-questions" questions={contactQuestions} />
    </Section>
  )
}
