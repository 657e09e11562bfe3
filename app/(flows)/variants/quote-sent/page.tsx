import type { Metadata } from 'next'
import { counted } from '@/components/sunnie-select/figures'
import { buttonVariants } from '@/components/ui/button'
import { toSearchParams } from '../search-params'
import { builderCatalogue } from '../../sunnie-select-onboarding/_sections/builder-catalogue'

const { heading, figures, next, ways } = builderCatalogue.words.confirmation

export const metadata: Metadata = { title: heading, robots: { index: false } }

/** A figure from the query, or a dash: anyone can type anything into a URL. */
const figure = (value: string | null, shape: RegExp) => (value && shape.test(value) ? value : '–')

/**
 * Served by proxy.ts for `/thanks/sunnie-select-quote?areas=…`: confirms a build that was submitted without JavaScript.
 */
export default async function QuoteSentPage({ searchParams }: PageProps<'/variants/quote-sent'>) {
  const query = toSearchParams(await searchParams)
  const [areas, extras] = [query.get('areas'), query.get('extras')]
  const rows = [
    [counted(figures.areas, Number(areas)), figure(areas, /^\d{1,2}$/)],
    [counted(figures.addOns, Number(extras)), figure(extras, /^\d{1,2}$/)],
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
