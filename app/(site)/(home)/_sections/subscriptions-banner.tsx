import { SavingLine } from '@/components/sections/saving-line'
import { ContentLink } from '@/components/site/content-link'
import { Headline } from '@/components/site/headline'
import { Section } from '@/components/site/section'
import { buttonVariants } from '@/components/ui/button'
import { home, planRhythms } from '@/content/home'
import { visitsInMonth } from '@/lib/pricing/wizard'
import { benefits } from '@/content/subscriptions'

const sun =
  'M20 6l1.8 5.4M29 9.6l-3 4.6M33.6 18.6l-5.6 1M32 28l-4.8-2.8M24 33.6l-1.6-5.4M14.6 33l2-5M7 26.6l5-2.4M6.4 17l5.4 1.4M11.6 9l3.2 4.6'

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
                <strong className="font-semibold">{title}.</strong> {description}
              </span>
            </li>
          ))}
        </ul>
        <ContentLink link={words.link} className={buttonVariants({ variant: 'secondary', className: 'mt-2' })} />
      </div>
      <div className="rounded-card bg-silica p-6 max-sm:hidden sm:p-9">
        <p className="text-sm text-muted">{words.rhythmLabel}</p>
        <ul className="mt-2 divide-y divide-line">
          {planRhythms.map(({ name, frequency }) => (
            <li key={name} className="grid items-center gap-x-6 gap-y-2 py-5 sm:grid-cols-[11rem_1fr]">
              <span className="font-display text-h3">{name}</span>
              <span aria-hidden="true" className="grid grid-cols-4 gap-2">
                {visitsInMonth(frequency).map((visit, week) => (
                  <svg key={week} viewBox="0 0 40 40" className="w-full max-w-16">
                    {visit ? (
                      <>
                        <circle cx="20.8" cy="20.8" r="8.2" className="fill-wattle" />
                        <circle cx="20" cy="20" r="8" className="fill-none stroke-ink" strokeWidth="1.8" />
                        <path d={sun} className="stroke-ink" strokeWidth="1.8" strokeLinecap="round" />
                      </>
                    ) : (
                      <circle cx="20" cy="20" r="3" className="fill-line" />
                    )}
                  </svg>
                ))}
              </span>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  )
}
