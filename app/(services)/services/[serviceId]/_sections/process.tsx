import { Headline } from '@/components/site/headline'
import { Section } from '@/components/site/section'
import { Promised } from '@/components/site/promised'
import { servicePage } from '@/content/services-page'
import type { Feature } from '@/content/types'

/** The steps of the job in order, on the page's one dark band. */
export function Process({ steps }: { readonly steps: readonly Feature[] }) {
  const { heading, italic } = servicePage.process
  return (
    <Section tone="abyss" labelledBy="process">
      <Headline id="process" text={heading} italic={italic} className="mb-6 lg:mb-10" />
      <ol className="grid gap-x-6 gap-y-5 lg:grid-cols-5">
        {steps.map(({ title, description }, index) => (
          <li key={title} className="grid grid-cols-[auto_1fr] gap-x-5 gap-y-3 lg:block">
            <span
              aria-hidden="true"
              className="grid size-14 place-items-center rounded-full bg-lagoon font-display text-h3 text-ink lg:mb-5"
            >
              <em>{index + 1}</em>
            </span>
            <div>
              <h3 className="text-h4">{title}</h3>
              <p className="mt-1.5 text-sm text-lagoon">
                <Promised>{description}</Promised>
              </p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  )
}
