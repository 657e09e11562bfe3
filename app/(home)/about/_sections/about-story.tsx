import { Portrait } from '@/components/sections/portrait'
import { Headline } from '@/components/site/headline'
import { Section } from '@/components/site/section'
import { about } from '@/content/about'
import { founder } from '@/content/people'

export function AboutStory() {
  const { heading, italic, body } = about.story
  const [opening, ...rest] = body
  return (
    <Section
      tone="shell"
      shore="cove"
      labelledBy="about-story"
      className="grid items-center gap-x-20 gap-y-10 md:grid-cols-[2fr_3fr]"
    >
      <figure className="w-full max-w-60 md:max-w-sm">
        <Portrait person={founder} hands="hands-cloth" className="bg-silica" sizes="(width < 48rem) 15rem, 24rem" />
        {founder.name && (
          <figcaption className="border-t-2 border-ink pt-3">
            <span className="font-display text-h3 leading-tight">{founder.name}</span>{' '}
            <span className="block text-sm text-muted">{founder.role}</span>
          </figcaption>
        )}
      </figure>
      <div className="grid max-w-prose gap-6">
        <Headline id="about-story" text={heading} italic={italic} />
        <p className="font-display text-h3 leading-snug">{opening}</p>
        {rest.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </Section>
  )
}
