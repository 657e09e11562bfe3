import { ContentLink } from '@/components/site/content-link'
import { Headline } from '@/components/site/headline'
import { Section } from '@/components/site/section'
import { buttonVariants } from '@/components/ui/button'
import { recycling, recyclingQuestions } from '@/content/recycling'

/** Three FAQs, always open: too few to need an accordion. */
export function RecyclingQuestions() {
  const { heading, italic } = recycling.questions
  const { text, link } = recycling.more
  return (
    <Section
      tone="leaf"
      shore="cove"
      labelledBy="good-to-know"
      className="grid gap-x-16 gap-y-8 lg:grid-cols-[1fr_2fr]"
    >
      <div className="grid content-start justify-items-start gap-5">
        <Headline id="good-to-know" text={heading} italic={italic} />
        <p className="max-w-[22rem]">{text}</p>
        <ContentLink link={link} className={buttonVariants({ variant: 'outline' })} />
      </div>
      <dl className="divide-y divide-ink/20 border-y border-ink/20">
        {recyclingQuestions.map(({ question, answer }) => (
          <div key={question} className="grid gap-x-8 gap-y-2 py-6 sm:grid-cols-2">
            <dt className="font-display text-h3 leading-tight">{question}</dt>
            <dd>{answer}</dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}
