import { ContentLink } from '@/components/site/content-link'
import { Headline } from '@/components/site/headline'
import { Section } from '@/components/site/section'
import { buttonVariants } from '@/components/ui/button'
import { naturallySunnie } from '@/content/naturally-sunnie'
import { brandById, productsIn } from '@/content/products'
import { ProductGrid } from './product-grid'

/** Eight more products from the first brand, waitlist only. */
export function MoreFavorites() {
  const { id, heading, italic } = naturallySunnie.moreFavorites
  const brand = brandById('koalaEcoProducts')
  return (
    <Section id={id} tone="shell" labelledBy="more-favorites-title" className="grid gap-10 md:gap-14">
      <div className="grid items-end gap-x-16 gap-y-5 lg:grid-cols-2">
        <Headline id="more-favorites-title" text={heading} italic={italic} />
        <div className="grid justify-items-start gap-3">
          <p className="font-semibold">{brand.name}</p>
          <p className="max-w-prose">{brand.description}</p>
          <ContentLink
            link={naturallySunnie.hero.waitlistButton}
            className={buttonVariants({ variant: 'link', size: 'inline' })}
          />
        </div>
      </div>
      <ProductGrid
        products={productsIn('waitlist')}
        columns={4}
        labelledBy="more-favorites-title"
        className="[&_.frame-lino_img]:bg-silica"
      />
    </Section>
  )
}
