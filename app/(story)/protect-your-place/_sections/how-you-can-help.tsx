import { ContentLink } from '@/components/site/content-link'
import { Headline } from '@/components/site/headline'
import { Lino } from '@/components/site/lino'
import { Section } from '@/components/site/section'
import { buttonVariants } from '@/components/ui/button'
import { campaign, howToHelp } from '@/content/campaign'

/** Four ways to help, each with its link if it has one. */
export function HowYouCanHelp() {
  const { id, heading, italic } = campaign.howToHelp
  return (
    <Section id={id} tone="leaf" shore="spit" labelledBy="help-title">
      <div className="flex items-end justify-between gap-8">
        <Headline id="help-title" text={heading} italic={italic} />
        <Lino name="staghorn" className="-mb-3 w-24 sm:w-36" />
      </div>
      <ul className="mt-6 border-t-2 border-ink">
        {howToHelp.map(({ id: way, title, description, link }) => (
          <li
            key={way}
            className="grid items-center gap-x-10 gap-y-2 border-b border-ink/20 py-6 md:grid-cols-[1fr_2fr_11rem] lg:grid-cols-[1fr_2fr_13rem] lg:py-8"
          >
            <h3 className="text-h3">{title}</h3>
            <p className="max-w-prose">{description}</p>
            {link && (
              <ContentLink
                link={link}
                className={buttonVariants({
                  variant: 'link',
                  size: 'inline',
                  className: 'justify-self-start text-start md:justify-self-end md:text-end',
                })}
              />
            )}
          </li>
        ))}
      </ul>
    </Section>
  )
}
