import { Fragment } from 'react'
import { ContentLink } from '@/components/site/content-link'
import { Lino } from '@/components/site/lino'
import { SocialLinks } from '@/components/site/social-links'
import { emailLink, phoneLink } from '@/content/business'
import { contact } from '@/content/contact'
import { socialLinks } from '@/content/navigation'

const linkClasses =
  'inline-block py-1 font-semibold underline decoration-2 underline-offset-4 wrap-anywhere hover:decoration-wattle'

/** Contact card: address, email, phone, opening hours and social links. */
export function ContactDetails() {
  const { card, socialsHeading } = contact
  const rows = [
    { label: card.addressLabel, value: card.address },
    emailLink && { label: card.emailLabel, value: <ContentLink link={emailLink} className={linkClasses} /> },
    phoneLink && { label: card.phoneLabel, value: <ContentLink link={phoneLink} className={linkClasses} /> },
    {
      label: card.hoursLabel,
      value: card.hours.map((line) => (
        <Fragment key={line}>
          {`${line} `}
          <br />
        </Fragment>
      )),
    },
  ]
  return (
    <aside
      aria-labelledby="contact-details"
      className="relative grid content-start gap-7 self-start rounded-t-[46%_11rem] rounded-b-card bg-lagoon px-7 pt-40 pb-9 sm:px-10"
    >
      <Lino name="wave" className="absolute inset-x-0 top-7 mx-auto w-28" />
      <h2 id="contact-details" className="text-h3">
        {card.heading}
      </h2>
      <dl className="grid gap-5 md:grid-cols-2 lg:grid-cols-1">
        {rows
          .filter((row) => row !== undefined)
          .map(({ label, value }) => (
            <div key={label} className="border-t border-ink/20 pt-3">
              <dt className="text-sm text-muted">{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
      {socialLinks.length > 0 && (
        <div className="grid gap-3">
          <h3 className="text-lg">{socialsHeading}</h3>
          <SocialLinks links={socialLinks} />
        </div>
      )}
    </aside>
  )
}
