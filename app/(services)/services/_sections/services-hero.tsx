import { QuickPrice } from '@/components/sections/quick-price'
import { Trust } from '@/components/sections/trust'
import { Headline } from '@/components/site/headline'
import { quickPrice } from '@/content/quick-price'
import { servicesPage } from '@/content/services-page'

/** Headline and what stands behind every service, beside what the usual ones cost. */
export function ServicesHero() {
  const { heading, italic, text } = servicesPage.hero
  return (
    <section aria-labelledby="services-title" className="relative bg-lagoon pt-8 pb-20 md:pt-16 md:pb-28">
      <div className="wrap grid items-center gap-x-16 gap-y-8 lg:grid-cols-[1fr_minmax(0,36rem)]">
        <div className="grid justify-items-start gap-5">
          <Headline as="h1" id="services-title" text={heading} italic={italic} highlight className="max-w-[11ch]" />
          <p className="max-w-[52ch] md:text-lg">{text}</p>
          <Trust leadTime="both" />
        </div>
        <section aria-labelledby="quick-price" className="grid gap-4 rounded-card bg-silica p-5 sm:p-9">
          <Headline id="quick-price" size="h3" text={quickPrice.heading} italic={quickPrice.italic} />
          <QuickPrice />
        </section>
      </div>
    </section>
  )
}
