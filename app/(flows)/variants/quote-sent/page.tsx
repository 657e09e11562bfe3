import type { Metadata } from 'next'
import { buttonVariants } from '@/components/ui/button'
import { queryOf } from '../query'
import { builderCatalogue } from '../../sunnie-select-onboarding/_sections/builder-catalogue'

const { heading, figures, next, ways } = builderCatalogue.words.confirmation

export const metadata: Metadata = { title: heading, robots: { index: false } }

/** A figure from the query, or a dash: anybody can type a query. */
const figure = (value: string | null, shape: RegExp) => (value && shape.test(value) ? value : '–')

/** What proxy.ts answers for /thanks/sunnie-select-quote?areas=…: the confirmation of a build sent without scripts. */
export default async function QuoteSentPage({ searchParams }: PageProps<'/variants/quote-sent'>) {
  const query = queryOf(await searchParams)
  const rows = [
    [figures.areas, figure(query.get('areas'), /^\d{1,2}$/)],
    [figures.addOns, figure(query.get('extras'), /^\d{1,2}$/)],
    [figures.time, figure(query.get('time'), /^(\d{1,3}h)?( ?\d{1,2}m)?$/)],
  ] as const
  return (
    <section className="wrap max-w-3xl py-section text-center">
      <h1 className="text-h2">{heading}</h1>
      <dl className="mt-10 grid gap-4 sm:grid-cols-3">
        {rows.map(([label, value]) => (
          <div key={label} className="flex flex-col-reverse rounded-card bg-shell p-6">
            <dt className="text-muted">{label}</dt>
            <dd className="font-display text-h2 tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="mx-auto mt-8 max-w-prose text-lg">{next}</p>
      <p className="mt-10">
        <a href="/" className={buttonVariants()}>
          {ways.home}
        </a>
      </p>
    </section>
  )
}
