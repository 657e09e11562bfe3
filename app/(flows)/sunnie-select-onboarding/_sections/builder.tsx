import { Trust } from '@/components/sections/trust'
import { readBuild } from '@/components/sunnie-select/build'
import { SunnieSelectBuilder } from '@/components/sunnie-select/sunnie-select-builder'
import { QuoteContactFields } from '@/components/sunnie-select/quote-fields'
import { Section } from '@/components/site/section'
import { answering } from '@/lib/answering'
import { builderCatalogue } from '@/components/sunnie-select/catalogue'

interface BuilderProps {
  readonly query?: URLSearchParams
  /** Takes the place of the promise to answer within 24 hours. */
  readonly notice?: string
}

/** The builder, opened at the step the URL asks for. */
export function Builder({ query = new URLSearchParams(), notice }: BuilderProps) {
  return (
    <Section tone="lagoon" rhythm="strip" className="pt-4 pb-section">
      <SunnieSelectBuilder
        catalogue={answering(builderCatalogue, notice)}
        start={readBuild(query, builderCatalogue)}
        contactFields={<QuoteContactFields beside={<Trust leadTime="both" />} />}
      />
    </Section>
  )
}
