import { Portrait } from '@/components/sections/portrait'
import { Headline } from '@/components/site/headline'
import { Section } from '@/components/site/section'
import { founder } from '@/content/people'
import { sunnieSelectPage } from '@/content/sunnie-select'
import { sunnieSelectWords } from '@/content/sunnie-select-page'

/** Available days and times, and the consultation call that comes first (specification section 2). */
export function DaysAndTimes() {
  const { heading, italic, daysLabel, days, strip, timesLabel } = sunnieSelectWords.when
  const { times, consultation } = sunnieSelectPage
  return (
    <Section tone="shell" labelledBy="when" className="grid gap-x-20 gap-y-8 lg:grid-cols-[1.25fr_1fr] lg:items-center">
      <div className="grid gap-5 sm:gap-7">
        <Headline id="when" text={heading} italic={italic} />
        <div>
          <h3 className="text-lg">{daysLabel}</h3>
          <ul aria-hidden="true" className="mt-3 flex max-w-md flex-wrap justify-between gap-1.5">
            {strip.map(({ day, limited }) => (
              <li
                key={day}
                className={`grid aspect-square max-w-15 grow basis-10 place-items-center rounded-full border-2 border-ink text-sm font-semibold ${limited ? 'border-dashed' : ''}`}
              >
                {day}
              </li>
            ))}
          </ul>
          <p className="mt-3">{days}</p>
        </div>
        <div>
          <h3 className="text-lg">{timesLabel}</h3>
          <dl className="mt-3 grid max-w-md grid-cols-2 gap-4">
            {times.map(({ name, range }) => (
              <div key={name} className="border-t-2 border-ink pt-3">
                <dt className="text-sm text-muted">{name}</dt>
                <dd className="font-display text-h3 tabular-nums">{range}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
      <div className="grid items-end gap-x-8 gap-y-6 sm:grid-cols-[15rem_1fr] lg:grid-cols-[14rem_1fr]">
        <Portrait person={founder} hands="hands-bench" sizes="240px" className="w-40 bg-silica sm:w-60 lg:w-56" />
        <div className="grid gap-3 sm:pb-8">
          <h3 className="text-h3">{consultation.heading}</h3>
          <p>{consultation.text}</p>
        </div>
      </div>
    </Section>
  )
}
