import { ContentLink } from '@/components/site/content-link'
import { Headline } from '@/components/site/headline'
import { Lino } from '@/components/site/lino'
import { Section } from '@/components/site/section'
import { buttonVariants } from '@/components/ui/button'
import { sustainability, sustainabilityLinks } from '@/content/sustainability'

/** Three links to related pages. */
export function SustainabilityLinks() {
  const { heading, italic } = sustainability.more
  return (
    <Section labelledBy="keep-going">
      <Headline id="keep-going" text={heading} italic={italic} />
      <ul className="mt-8 grid divide-line border-y border-line max-md:divide-y md:grid-cols-3 md:divide-x">
        {sustainabilityLinks.map(({ title, description, emblem, link }) => (
          <li
            key={title}
            className="relative grid grid-cols-[1fr_auto] items-start gap-4 py-8 md:px-8 md:first:ps-0 md:last:pe-0 md:max-lg:grid-cols-1"
          >
            <div className="grid justify-items-start gap-2">
              <h3 className="text-h3">{title}</h3>
              <p className="text-muted">{description}</p>
              <ContentLink
                link={link}
                className={buttonVariants({
                  variant: 'link',
                  size: 'inline',
                  className: 'text-start after:absolute after:inset-0',
                })}
              />
            </div>
            <Lino name={emblem} className="w-24 md:max-lg:order-first lg:w-28" />
          </li>
        ))}
      </ul>
    </Section>
  )
}
