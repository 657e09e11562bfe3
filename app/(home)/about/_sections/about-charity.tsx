import { ContentLink } from '@/components/site/content-link'
import { Headline } from '@/components/site/headline'
import { Lino } from '@/components/site/lino'
import { Section } from '@/components/site/section'
import { buttonVariants } from '@/components/ui/button'
import { about } from '@/content/about'

/** The donation from every service. */
export function AboutCharity() {
  const { heading, italic, text, link } = about.charity
  return (
    <Section
      tone="abyss"
      shore="lagoon"
      labelledBy="about-charity"
      className="grid items-center gap-x-16 gap-y-8 md:grid-cols-[auto_1fr]"
    >
      <div className="mx-auto grid aspect-square w-full max-w-56 place-items-center rounded-full bg-lagoon md:w-72 md:max-w-none lg:w-96">
        <Lino name="turtle" className="w-4/5" />
      </div>
      <div className="grid max-w-2xl justify-items-start gap-6">
        <Headline id="about-charity" text={heading} italic={italic} />
        <p className="text-lg text-lagoon">{text}</p>
        <ContentLink link={link} className={buttonVariants()} />
      </div>
    </Section>
  )
}
