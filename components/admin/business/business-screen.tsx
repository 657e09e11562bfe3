'use client'

import { useState } from 'react'
import { buttonVariants } from '@/components/ui/button'
import { adminBusiness as words } from '@/content/admin-business'
import { formatDay } from '@/lib/day'
import { type BusinessFigures, type Period, periods } from '@/lib/owner/business'
import { ScreenHeader } from '../screen'
import { Empty, Failed, Loading } from '../states'
import { ToggleGroup, ToggleGroupItem } from '../ui/toggle-group'
import { useOwnerData } from '../use-owner-data'
import { BarFigure } from './bar-figure'
import { answeredByWeek, answeredText, formSteps, leadsBySource, leadsByWeek, valueByState } from './figures'

function Charts({ figures }: { readonly figures: BusinessFigures }) {
  return (
    <div className="grid grid-cols-1 items-start gap-5 xl:grid-cols-2">
      <BarFigure stacked title={words.leads.title} {...leadsByWeek(figures)} />
      <BarFigure stacked title={words.answered.title} text={answeredText(figures)} {...answeredByWeek(figures)} />
      <BarFigure horizontal title={words.sources.title} {...leadsBySource(figures)} />
      <BarFigure horizontal title={words.states.title} text={words.states.text} {...valueByState(figures)} />
      <BarFigure horizontal title={words.forms.title} text={words.forms.text} {...formSteps(figures)} />
    </div>
  )
}

function ShortLists({ period }: { readonly period: Period }) {
  const { title, calls, accountant } = words.csv
  const href = (list: string) =>
    `/api/admin/business?${new URLSearchParams({ format: 'csv', list, weeks: `${period}` })}`
  return (
    <section aria-labelledby="short-lists" className="grid gap-3">
      <h2 id="short-lists" className="text-h4">
        {title}
      </h2>
      <ul className="grid gap-3 sm:grid-cols-2">
        {[['calls', calls] as const, ['accountant', accountant] as const].map(([list, { label, hint }]) => (
          <li key={list} className="grid content-start justify-items-start gap-2 text-sm">
            <a href={href(list)} download className={buttonVariants({ variant: 'outline', size: 'sm' })}>
              {label}
            </a>
            <p className="text-muted">{hint}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

const isQuiet = ({ weeks, forms }: BusinessFigures) =>
  weeks.every(({ leads }) => Object.keys(leads).length === 0) && forms.every(({ views }) => views === 0)

/** How the business is doing: five charts of recent weeks, each with a table, and two CSV files to download. */
export function BusinessScreen() {
  const [period, setPeriod] = useState<Period>(12)
  const { data, error, mutate } = useOwnerData<BusinessFigures>(`/api/admin/business?weeks=${period}`, {
    keepPreviousData: true,
    refreshInterval: 0,
  })
  return (
    <div className="grid grid-cols-1 gap-5">
      <ScreenHeader title={words.title} count={data && words.dates(formatDay(data.from), formatDay(data.to))} />
      {error && <Failed title={words.error} error={error} onRetry={mutate} />}
      {(data || !error) && (
        <>
          <ToggleGroup
            type="single"
            aria-label={words.period}
            value={String(period)}
            onValueChange={(value) => value && setPeriod(Number(value) as Period)}
          >
            {periods.map((weeks) => (
              <ToggleGroupItem key={weeks} value={String(weeks)}>
                {words.periods[weeks]}
              </ToggleGroupItem>
            ))}
          </ToggleGroup>
          {!data && <Loading title={words.loading} />}
          {data && (isQuiet(data) ? <Empty title={words.empty} text={words.emptyHint} /> : <Charts figures={data} />)}
          <ShortLists period={period} />
        </>
      )}
    </div>
  )
}
