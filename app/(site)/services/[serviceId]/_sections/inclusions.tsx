import { Headline } from '@/components/site/headline'
import { Section } from '@/components/site/section'
import { servicePage } from '@/content/services-page'
import type { Service } from '@/content/types'

/** What the service includes, and what to know beforehand. */
export function Inclusions({
  service,
}: {
  readonly service: Pick<Service, 'included' | 'additionalInfo' | 'headings'>
}) {
  const { heading, italic } = service.headings.included ?? servicePage.included
  return (
    <Section shore="flats" labelledBy="included" className="grid gap-x-16 gap-y-5 lg:grid-cols-[1fr_1.9fr]">
      <div className="grid content-start gap-6">
        <Headline id="included" text={heading} italic={italic} />
        <p className="max-w-prose border-l-4 border-wattle pl-5 text-muted">{service.additionalInfo}</p>
      </div>
      <ul className="grid gap-x-10 sm:grid-cols-2">
        {service.included.map((item) => (
          <li key={item} className="flex gap-3 border-t border-line py-2 sm:py-3.5">
            <svg viewBox="0 0 24 24" aria-hidden="true" className="mt-0.5 size-5 shrink-0">
              <path
                d="M2.5 13.2c1.9.9 3.9 3 5.2 5.9C10.4 12.5 15 6.3 21.5 3.2 16 8.3 11.8 14.5 9 21.800c-.6.4-1.7.4-2.3 0C5.7 18.5 4.2 15.6 2.5 13.200Z"
                className="fill-pandanus"
              />
            </svg>
            {item}
          </li>
        ))}
      </ul>
    </Section>
  )
}
