import { ContentLink } from '@/components/site/content-link'
import { Headline } from '@/components/site/headline'
import { Lino } from '@/components/site/lino'
import { Section } from '@/components/site/section'
import { buttonVariants } from '@/components/ui/button'
import { behindTheScenes, campaign } from '@/content/campaign'

const tints = ['bg-coral-tint', 'bg-leaf', 'bg-wattle-tint']

/** Three tiles, each clickable as a whole. */
export function BehindTheScenes() {
  const { heading, italic } = campaign.behindTheScenes
  return (
    <Section labelledBy="behind-the-scenes" className="grid gap-8 md:gap-12">
      <Headline id="behind-the-scenes" text={heading} italic={italic} />
      <ul className="grid gap-5 md:auto-cols-fr md:grid-flow-col">
        {behindTheScenes
          .filter(({ link }) => link)
          .map(({ id, title, description, emblem, link }, index) => (
            <li
              key={id}
              className={`group relative grid content-start gap-x-4 gap-y-6 overflow-clip rounded-card p-6 max-md:flex max-md:flex-wrap max-md:items-center md:p-7 ${tints[index % tints.length]}`}
            >
              <Lino
                name={emblem}
                className="w-20 transition-transform duration-320 ease-tide group-hover:-rotate-3 max-md:order-last md:w-44"
              />
              <div className="grid beside justify-items-start gap-2">
                <h3 className="text-h3">{title}</h3>
                <p>{description}</p>
                <ContentLink
                  link={link}
                  className={buttonVariants({
                    variant: 'link',
                    size: 'inline',
                    className: 'block! text-start after:absolute after:inset-0 [&_svg]:inline',
                  })}
                />
              </div>
            </li>
          ))}
      </ul>
    </Section>
  )
}
