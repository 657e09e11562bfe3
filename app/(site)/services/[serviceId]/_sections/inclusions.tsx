import { Headline } from '@/components/site/headline'
import { Section } from '@/components/site/section'
import { servicePage } from '@/content/services-page'
import type { Service } from '@/content/types'

/** The list of what is done, ticked in ink, and what to know before. */
export function Inclusions({ service }: { readonly service: Pick<Service, 'included' | 'additionalInfo'> }) {
  const { heading, italic } = servicePage.included
  return (
    <Section shore="flats" labelledBy="included" className="grid gap-x-16 gap-y-8 lg:grid-cols-[1fr_1.9fr]">
      <div className="grid content-start gap-6">
        <Headline id="included" text={heading} italic={italic} />
        <p className="max-w-prose border-l-4 border-wattle pl-5 text-muted">{service.additionalInfo}</p>
      </div>
      <ul className="grid gap-x-10 sm:grid-cols-2">
        {service.included.map((item) => (
          <li key={item} className="flex gap-3 border-t border-line py-3.5">
            <svg viewBox="0 0 24 24" aria-hidden="true" className="mt-0.5 size-5 shrink-0">
              <path
                d="M2.5 13.2c1.9.9 3.9 3 5.2 5.9C10.400 12.500 15 6.300 21.500 3.200 16 8.300 11.800 14.500 9 21.800c-.6.4-1.700.4-2.300 0C5.700 18.500 4.200 15.600 2.500 13.200Z"
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
