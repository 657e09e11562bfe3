import { Promised } from '@/components/site/promised'

interface BeforeYouStartProps {
  readonly heading: string
  readonly points: readonly string[]
}

/**
 * The binding terms, between the contact details and the button. Above the details, they'd push them
 * off a phone's screen.
 */
export const BeforeYouStart = ({ heading, points }: BeforeYouStartProps) => (
  <section aria-labelledby="before-you-start" className="col-span-full rounded-card bg-wattle-tint p-6 sm:p-8">
    <h3 id="before-you-start" className="text-lg">
      {heading}
    </h3>
    <ul className="mt-3 grid list-disc gap-2 ps-5 text-sm marker:text-reef">
      {points.map((point) => (
        <li key={point}>
          <Promised>{point}</Promised>
        </li>
      ))}
    </ul>
  </section>
)
