import { Promised } from '@/components/site/promised'
import { Headline } from '@/components/site/headline'
import { Lino } from '@/components/site/lino'
import { Section } from '@/components/site/section'
import { servicePage } from '@/content/services-page'
import type { Service } from '@/content/types'

/** What the service includes, and what to know beforehand, with a print of its own if it has one. */
export function Inclusions({
  service,
}: {
  readonly service: Pick<Service, 'included' | 'additionalInfo' | 'headings' | 'print'>
}) {
  const { included, additionalInfo, print } = service
  const { heading, italic } = service.headings.included ?? servicePage.included
  const List = print?.numbered ? 'ol' : 'ul'
  return (
    <Section shore="flats" labelledBy="included" className="grid gap-x-16 gap-y-6 lg:grid-cols-[1fr_1.5fr]">
      <div className="grid content-start gap-6">
        <Headline id="included" text={heading} italic={italic} />
        <p className="max-w-prose border-l-4 border-wattle pl-5 text-muted">
          <Promised>{additionalInfo}</Promised>
        </p>
        {print && (
          <Lino
            name={print.linocut}
            alt={print.alt}
            className="max-h-72 w-full object-contain object-left max-sm:max-h-56"
          />
        )}
      </div>
      <List className="grid content-start gap-x-10 sm:grid-cols-2">
        {included.map((item, index) => (
          <li key={item} className="flex gap-3 border-t border-line py-2 sm:py-3.5">
            {print?.numbered ? (
              <span className="w-6 shrink-0 font-semibold text-pandanus tabular-nums">{index + 1}</span>
            ) : (
              <svg viewBox="0 0 24 24" aria-hidden="true" className="mt-0.5 size-5 shrink-0">
                <path
                  d="M2.5 13.2c1.9.9 3.9 3 5.2 5.9C10.4 12.5 15 6.3 21.5 3.2 16 8.3 11.8 14.5 9 21.8c-.6.4-1.7.4-2.3 0C5.7 18.5 4.2 15.6 2.5 13.2Z"
                  className="fill-pandanus"
                />
              </svg>
            )}{' '}
            {item}
          </li>
        ))}
      </List>
    </Section>
  )
}
