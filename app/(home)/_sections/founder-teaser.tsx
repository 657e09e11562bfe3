import { Portrait } from '@/components/sections/portrait'
import { ContentLink } from '@/components/site/content-link'
import { Headline } from '@/components/site/headline'
import { Section } from '@/components/site/section'
import { buttonVariants } from '@/components/ui/button'
import { home } from '@/content/home'
import { founder } from '@/content/people'

/** Introduces the founder and links to the full story. */
export function FounderTeaser() {
  const { heading, italic, text, link } = home.founder
  return (
    <Section
      tone="coral"
      labelledBy="founder"
      className="grid items-center gap-x-16 gap-y-10 md:grid-cols-[minmax(0,22rem)_1fr] lg:gap-x-24"
    >
      <Portrait
        person={founder}
        hands="hands-linen"
        sizes="(width < 48rem) 144px, 352px"
        className="w-full bg-silica max-md:max-w-36 md:-mb-section md:self-end"
      />
      <div className="grid justify-items-start gap-5">
        <Headline id="founder" text={heading} italic={italic} />
        {text.map((paragraph) => (
          <p key={paragraph} className="max-w-prose text-lg">
            {paragraph}
          </p>
        ))}
        {founder.name && (
          <p className="text-sm">
            <strong className="font-semibold">{founder.name}</strong>, {founder.role}
          </p>
        )}
        <ContentLink link={link} className={buttonVariants({ variant: 'secondary' })} />
      </div>
    </Section>
  )
}
