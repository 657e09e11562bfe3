import type { Metadata } from 'next'
import { readBuild } from '@/components/sunnie-select/build'
import { BuilderConfirmation } from '@/components/sunnie-select/confirmation'
import { Section } from '@/components/site/section'
import { answering } from '@/lib/answering'
import { noticeAt } from '@/lib/closures'
import { thanksMeta, wordsFor } from '@/lib/forms/define-form'
import { sunnieSelectQuote } from '@/lib/forms/sunnie-select-quote'
import { JsonLd } from '@/lib/seo/json-ld'
import { pageNode } from '@/lib/seo/page-nodes'
import { toSearchParams } from '../../search-params'
import { builderCatalogue } from '@/components/sunnie-select/catalogue'

export const metadata: Metadata = { title: builderCatalogue.words.confirmation.heading, robots: { index: false } }

const ids = new Map([...builderCatalogue.areas, ...builderCatalogue.addOns].map(({ name, id }) => [name, id]))
/** A catalogue entry's id by its name, which is what the form sends. */
const idOf = (name: string) => ids.get(name) ?? name

/**
 * Served by proxy.ts for `/thanks/sunnie-select-quote?type=…`: confirms a build that was submitted without JavaScript.
 */
export default async function QuoteSentPage({ searchParams }: PageProps<'/variants/thanks/sunnie-select-quote'>) {
  const sent = [...toSearchParams(await searchParams)].map(([name, value]) => [idOf(name), idOf(value)])
  const notice = noticeAt(new Date())
  const meta = thanksMeta(answering(wordsFor(sunnieSelectQuote), notice))
  return (
    <Section tone="lagoon" rhythm="strip">
      <JsonLd nodes={[pageNode('WebPage', '/thanks/sunnie-select-quote', meta)]} />
      <BuilderConfirmation
        catalogue={answering(builderCatalogue, notice)}
        build={readBuild(new URLSearchParams(sent), builderCatalogue).build}
      />
    </Section>
  )
}
