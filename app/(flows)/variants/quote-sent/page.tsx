import type { Metadata } from 'next'
import { Lino } from '@/components/site/lino'
import { ConfirmationFigures } from '@/components/sunnie-select/confirmation-figures'
import { buttonVariants } from '@/components/ui/button'
import { answering } from '@/lib/answering'
import { noticeAt } from '@/lib/closures'
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
  return (
    <section className="wrap max-w-4xl py-section text-center">
      <Lino name="posy" className="mx-auto mb-6 h-32 w-auto" />
      <h1 className="text-h2">{heading}</h1>
      <ConfirmationFigures
        labels={figures}
        areas={figure(query.get('areas'), /^\d{1,2}$/)}
        addOns={figure(query.get('extras'), /^\d{1,2}$/)}
        time={figure(query.get('time'), /^(\d{1,3}h)?( ?\d{1,2}m)?$/)}
        tint="bg-shell"
      />
      <p className="mx-auto mt-8 max-w-prose text-lg">{answering(next, noticeAt(new Date()))}</p>
      <p className="mt-10">
        <a href="/" className={buttonVariants()}>
          {ways.home}
        </a>
      </p>
    </section>
  )
}
