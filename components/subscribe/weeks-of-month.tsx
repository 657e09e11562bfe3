import type { Frequency } from '@/content/types'
import { visitsInMonth } from '@/lib/pricing/wizard'

/** The four weeks of a month, with a sun for each visit. Decorative, because the text beside it says the same. */
export function WeeksOfMonth({ frequency }: { readonly frequency: Frequency }) {
  return (
    <span aria-hidden="true" className="mt-3 flex gap-1.5">
      {visitsInMonth(frequency).map((visit, week) => (
        <span
          key={week}
          className={`size-6 rounded-full border-2 ${visit ? 'border-wattle bg-wattle' : 'border-dashed border-line'}`}
        />
      ))}
    </span>
  )
}
