import { ContentLink } from '@/components/site/content-link'
import { Headline } from '@/components/site/headline'
import { Lino } from '@/components/site/lino'
import { Section, type Tone } from '@/components/site/section'
import type { Shore } from '@/components/site/tide-line'
import { buttonVariants } from '@/components/ui/button'
import { naturallySunnie } from '@/content/naturally-sunnie'
import type { Brand, Product } from '@/content/types'
import { ProductGrid } from './product-grid'

interface BrandShelfProps {
  readonly id: string
  readonly heading: string
  readonly italic: string
  readonly brand: Brand
  readonly products: readonly Product[]
  readonly emblem: string
  readonly tone: Tone
  readonly shore?: Shore
  /** Puts the text to the right of the products on wide windows. */
  readonly mirrored?: boolean
}

/** A brand's products next to its description, which sticks while the products scroll. */
export function BrandShelf({ id, heading, italic, brand, products, emblem, tone, shore, mirrored }: BrandShelfProps) {
  return (
    <Section
      id={id}
      tone={tone}
      shore={shore}
      labelledBy={`${id}-title`}
      className={`grid gap-x-20 gap-y-10 ${mirrored ? 'lg:grid-cols-[3fr_2fr]' : 'lg:grid-cols-[2fr_3fr]'}`}
    >
      <div
        className={`grid content-start justify-items-start gap-4 lg:sticky lg:top-32 lg:self-start ${mirrored ? 'lg:order-last' : ''}`}
      >
        <Lino name={emblem} className="w-32 lg:mb-4 lg:w-56" />
        <Headline id={`${id}-title`} text={heading} italic={italic} />
        <p className="font-semibold">{brand.name}</p>
        <p className="max-w-prose">{brand.description}</p>
        <ContentLink link={naturallySunnie.hero.waitlistButton} className={buttonVariants({ variant: 'outline' })} />
      </div>
      <ProductGrid products={products} columns={2} className="text-ink!" />
    </Section>
  )
}
