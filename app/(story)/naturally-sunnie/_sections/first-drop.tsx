import { ContentLink } from '@/components/site/content-link'
import { Headline } from '@/components/site/headline'
import { Section } from '@/components/site/section'
import { buttonVariants } from '@/components/ui/button'
import { business } from '@/content/business'
import { naturallySunnie } from '@/content/naturally-sunnie'
import { productsIn } from '@/content/products'
import { ProductGrid } from './product-grid'

/** The six products on sale. Every card and the button open the online store (specification section 2). */
export function FirstDrop() {
  const { id, heading, italic, text, makers, button } = naturallySunnie.firstDrop
  return (
    <Section id={id} labelledBy="first-drop-title" className="grid gap-10 md:gap-14">
      <div className="grid items-end gap-x-12 gap-y-5 md:grid-cols-[1fr_auto]">
        <div className="grid gap-4">
          <Headline id="first-drop-title" text={heading} italic={italic} />
          <p className="max-w-prose text-lg text-muted">
            {text} {makers}
          </p>
        </div>
        <ContentLink
          link={button}
          className={buttonVariants({ variant: 'secondary', className: 'justify-self-start' })}
        />
      </div>
      <ProductGrid products={productsIn('first-drop')} columns={3} store={business.storeUrl} />
    </Section>
  )
}
