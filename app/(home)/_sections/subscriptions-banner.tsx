import { SavingLine } from '@/components/sections/saving-line'
import { ContentLink } from '@/components/site/content-link'
import { Headline } from '@/components/site/headline'
import { Lino } from '@/components/site/lino'
import { Section } from '@/components/site/section'
import { buttonVariants } from '@/components/ui/button'
import { home } from '@/content/home'
import { visitsInMonth } from '@/lib/pricing/wizard'
import { benefits } from '@/content/subscriptions'
import { frequencies } from '@/content/wizard'

/** The saving, next to a four-week calendar for each plan. */
export function SubscriptionsBanner() {
  const words = home.subscriptions
  return (
    <Section
      tone="wattle"
      labelledBy="plans-banner"
      className="grid gap-x-16 gap-y-8 lg:grid-cols-[1.1fr_1fr] lg:items-center"
    >
      <div className="grid justify-items-start gap-5">
        <Headline id="plans-banner" text={words.heading} italic={words.italic} />
        <SavingLine />
        <p className="max-w-prose text-lg">{words.text}</p>
        <h3 className="font-sans text-base font-semibold tracking-normal">{words.perksHeading}</h3>
        <ul className="-mt-2 grid gap-2">
          {benefits.slice(1).map(({ title, description }) => (
            <li key={title} className="flex gap-3">
              <span aria-hidden="true" className="mt-[0.45em] size-2.5 shrink-0 rounded-full bg-reef" />
              <span>
                <strong className="font-semibold">{title}.</strong> <span className="max-sm:hidden">{description}</span>
              </span>
            </li>
          ))}
        </ul>
        <ContentLink link={words.link} className={buttonVariants({ variant: 'secondary', className: 'mt-2' })} />
      </div>
      <div className="rounded-card bg-silica p-6 max-sm:hidden sm:p-9">
        <p className="text-sm text-muted">{words.rhythmLabel}</p>
        <ul className="mt-2 divide-y divide-line">
          {frequencies.map(({ id, name }) => (
            <li key={name} className="grid items-center gap-x-6 gap-y-2 py-5 sm:grid-cols-[11rem_1fr]">
              <span className="font-display text-h3">{name}</span>
              <span aria-hidden="true" className="grid grid-cols-4 gap-2">
                {visitsInMonth(id).map((visit, week) =>
                  visit ? (
                    <Lino key={week} name="mark" className="w-full max-w-14" />
                  ) : (
                    <i key={week} className="m-6 size-2 rounded-full bg-line" />
                  ),
                )}
              </span>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  )
}
