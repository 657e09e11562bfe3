import type { Metadata } from 'next'
import { readPlace } from '@/components/subscribe/choice'
import { SubscribeThankYou } from '@/components/subscribe/thank-you'
import { Section } from '@/components/site/section'
import { answering } from '@/lib/answering'
import { noticeAt } from '@/lib/closures'
import { toSearchParams } from '../../search-params'
import { wizardCatalogue } from '@/components/subscribe/catalogue'

export const metadata: Metadata = { title: wizardCatalogue.words.thankYou.heading, robots: { index: false } }

/** Served by proxy.ts for `/thanks/subscribe?service=…`: thanks for a plan that was sent without JavaScript. */
export default async function SubscribedPage({ searchParams }: PageProps<'/variants/thanks/subscribe'>) {
  const query = toSearchParams(await searchParams)
  const bill = query.get('bill') ?? ''
  const { billings, periods } = wizardCatalogue
  query.set('billing', billings.find(({ id }) => bill.endsWith(`/${periods[id].short}`))?.id ?? '')
  const catalogue = answering(wizardCatalogue, noticeAt(new Date()))
  return (
    <Section tone="shell" rhythm="strip">
      <SubscribeThankYou catalogue={catalogue} choice={readPlace(query, catalogue).choice} />
    </Section>
  )
}
