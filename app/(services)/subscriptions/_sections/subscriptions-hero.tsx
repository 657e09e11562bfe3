import { SavingLine } from '@/components/sections/saving-line'
import { ContentLink } from '@/components/site/content-link'
import { Headline } from '@/components/site/headline'
import { buttonVariants } from '@/components/ui/button'
import { subscriptionsPage } from '@/content/subscriptions-page'

const weeks = 4
const cleaningDay = 3 // Thursday

/** Headline next to a wall calendar with a sun on every Thursday. */
export function SubscriptionsHero() {
  const { heading, italic, claim, text, start, plans, days } = subscriptionsPage.hero
  return (
    <section aria-labelledby="subscriptions-title" className="relative bg-wattle-tint">
      <div className="wrap grid items-center gap-x-16 gap-y-12 pt-12 pb-20 md:grid-cols-[1.35fr_1fr] lg:pt-16 lg:pb-28">
        <div className="grid justify-items-start gap-5">
          <Headline as="h1" id="subscriptions-title" text={heading} italic={italic} highlight />
          <div className="grid gap-1">
            <p className="font-display text-h3 leading-snug text-reef">{claim}</p>
            <SavingLine />
          </div>
          <p className="max-w-[52ch] md:text-lg">{text}</p>
          <div className="mt-1 flex flex-wrap gap-3">
            <ContentLink link={start} className={buttonVariants()} />{' '}
            <ContentLink link={plans} className={buttonVariants({ variant: 'outline' })} />
          </div>
        </div>
        <div
          aria-hidden="true"
          className="mx-auto grid w-full max-w-md rotate-2 grid-cols-5 gap-px overflow-hidden rounded-media border-t-[1.75rem] border-reef bg-line md:max-w-none"
        >
          {days.map((day) => (
            <span key={day} className="bg-silica py-2.5 text-center text-sm font-semibold">
              {day}{' '}
            </span>
          ))}
          {Array.from({ length: weeks * days.length }, (_, cell) => (
            <span key={cell} className="grid aspect-square place-items-center bg-silica">
              {cell % days.length === cleaningDay && <Sun />}
            </span>
          ))}
        </div>
      </div>
    </section>
  )
}

function Sun() {
  return (
    <svg viewBox="0 0 48 48" className="w-4/5">
      <circle cx="25" cy="25" r="10.5" className="fill-wattle" />
      <g className="fill-none stroke-ink" strokeWidth="2" strokeLinecap="round">
        <circle cx="24" cy="24" r="10.2" />
        <path d="M24 4.500v5.200M33.8 7.200l-2.5 4.600M41 14.200l-4.7 2.600M43.5 24.300h-5.300M40.8 34l-4.5-2.700M33.6 41l-2.6-4.700M23.8 43.600v-5.300M14.1 40.800l2.7-4.500M7 33.700l4.7-2.600M4.4 23.900h5.300M7.2 14l4.6 2.700M14.2 7l2.6 4.7" />
      </g>
    </svg>
  )
}
