import { QuickPrice } from '@/components/sections/quick-price'
import { Headline } from '@/components/site/headline'
import { Section } from '@/components/site/section'
import { quickPrice } from '@/content/quick-price'

/** What a clean costs, before anything else is asked. */
export function Price() {
  const { heading, italic } = quickPrice
  return (
    <Section
      tone="shell"
      rhythm="strip"
      labelledBy="quick-price"
      className="grid gap-x-16 gap-y-4 lg:grid-cols-[1fr_1.9fr] lg:items-center"
    >
      <Headline id="quick-price" text={heading} italic={italic} />
      <QuickPrice />
    </Section>
  )
}
