import { naturallySunnie, naturallySunnieMeta } from '@/content/naturally-sunnie'
import { brandById, productsIn } from '@/content/products'
import { breadcrumbNode } from '@/lib/seo/page-nodes'
import { productNodes } from '@/lib/seo/product'
import { JsonLd } from '@/lib/seo/json-ld'
import { pageMetadata } from '@/lib/seo/metadata'
import { BrandShelf } from './_sections/brand-shelf'
import { FirstDrop } from './_sections/first-drop'
import { MoreFavorites } from './_sections/more-favorites'
import { ShopCategories } from './_sections/shop-categories'
import { ShopHero } from './_sections/shop-hero'
import { ShopNotices } from './_sections/shop-notices'
import { ShopWaitlist } from './_sections/shop-waitlist'

export const metadata = pageMetadata('/naturally-sunnie', naturallySunnieMeta, { wholeTitle: true })

/** The eco-product shop: products on sale, products to come, and the waitlist (specification section 2). */
export default function NaturallySunniePage() {
  return (
    <>
      <JsonLd nodes={[...productNodes(), breadcrumbNode(['Naturally Sunnie', '/naturally-sunnie'])]} />
      <ShopHero />
      <ShopNotices />
      <FirstDrop />
      <MoreFavorites />
      <BrandShelf
        {...naturallySunnie.plantCare}
        brand={brandById('weTheWildProducts')}
        products={productsIn('plant-care')}
        emblem="eucalyptus"
        tone="leaf"
        shore="cove"
      />
      <BrandShelf
        {...naturallySunnie.plasticFree}
        brand={brandById('usTheEarthProducts')}
        products={productsIn('plastic-free')}
        emblem="turtle"
        tone="lagoon"
        mirrored
      />
      <ShopCategories />
      <ShopWaitlist />
    </>
  )
}
