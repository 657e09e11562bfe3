import { Fragment } from 'react'
import { ContentLink } from '@/components/site/content-link'
import { Headline } from '@/components/site/headline'
import { Lino } from '@/components/site/lino'
import { Picture } from '@/components/site/picture'
import { Section } from '@/components/site/section'
import { buttonVariants } from '@/components/ui/button'
import { home } from '@/content/home'
import { styleOptions } from '@/content/natural-order'

/** Styling and organising, with two links and a tile for each style. */
export function NaturalOrderPromo() {
  const { heading, italic, eyebrow, text, picture, links } = home.naturalOrder
  return (
    <Section labelledBy="natural-order" className="grid items-center gap-x-16 gap-y-6 lg:grid-cols-2">
      <Picture
        picture={picture}
        sizes="(width < 64rem) calc(100vw - 40px), 588px"
        ratio="aspect-4/3 max-sm:aspect-2/1"
        className="rounded-media"
      />
      <div className="grid justify-items-start gap-5">
        <p className="font-semibold text-pandanus">{eyebrow}</p>
        <Headline id="natural-order" text={heading} italic={italic} />
        <p className="max-w-prose text-lg">{text}</p>
        <ul aria-hidden="true" className="grid w-full max-w-md grid-cols-6 gap-2 max-sm:hidden">
          {styleOptions.map(({ value }) => (
            <li key={value}>
              <Lino name={value} className="w-full rounded-lg" />
            </li>
          ))}
        </ul>
        <div className="flex flex-wrap gap-3">
          {links.map((link, index) => (
            <Fragment key={link.href}>
              <ContentLink
                link={link}
                className={buttonVariants({ variant: index === 0 ? 'secondary' : 'outline' })}
              />{' '}
            </Fragment>
          ))}
        </div>
      </div>
    </Section>
  )
}
