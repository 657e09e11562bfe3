import type { Metadata } from 'next'
import { readPlace } from '@/components/subscribe/choice'
import { SubscribeThankYou } from '@/components/subscribe/thank-you'
import { Section } from '@/components/site/section'
import { answering } from '@/lib/answering'
import { noticeAt } from '@/lib/closures'
import { thanksMeta, wordsFor } from '@/lib/forms/define-form'
import { subscribe } from '@/lib/forms/subscribe'
import { JsonLd } from '@/lib/seo/json-ld'
import { pageNode } from '@/lib/seo/page-nodes'
import { toSearchParams } from '../../search-params'
import { wizardCatalogue } from '@/components/subscribe/catalogue'

export const metadata: Metadata = { title: wizardCatalogue.words.thankYou.heading, robots: { index: false } }

/** Served by proxy.ts for `/thanks/subscribe?service=…`: thanks for a plan that was sent without JavaScript. */
export default async function SubscribedPage({ searchParams }: PageProps<'/variants/thanks/subscribe'>) {
  const query = toSearchParams(await searchParams)
  const bill = query.get('bill') ?? ''
  const { billings, periods } = wizardCatalogue
  query.set('billing', billings.find(({ id }) => bill.endsWith(`/${periods[id].short}`))?.id ?? '')
  const notice = noticeAt(new Date())
  const catalogue = answering(wizardCatalogue, notice)
  return (
    <Section tone="shell" rhythm="strip">
      <JsonLd nodes={[pageNode('WebPage', '/thanks/subscribe', thanksMeta(answering(wordsFor(subscribe), notice)))]} />
      <SubscribeThankYou catalogue={catalogue} choice={readPlace(query, catalogue).choice} />
    </Section>
  )
}
