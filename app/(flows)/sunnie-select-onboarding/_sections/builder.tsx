import { Trust } from '@/components/sections/trust'
import { readBuild } from '@/components/sunnie-select/build'
import { SunnieSelectBuilder } from '@/components/sunnie-select/sunnie-select-builder'
import { QuoteContactFields } from '@/components/sunnie-select/quote-fields'
import { Section } from '@/components/site/section'
import { builderAddressHint } from '@/content/sunnie-select'
import { builderCatalogue } from './builder-catalogue'

/** The builder, opened at the step the URL asks for. */
export function Builder({ query = new URLSearchParams() }: { readonly query?: URLSearchParams }) {
  return (
    <Section tone="lagoon" rhythm="strip" className="pt-4 pb-section">
      <SunnieSelectBuilder
        catalogue={builderCatalogue}
        start={readBuild(query, builderCatalogue)}
        contactFields={<QuoteContactFields addressHint={builderAddressHint} beside={<Trust leadTime="both" />} />}
      />
    </Section>
  )
}
