import { naturallySunnieMeta } from '@/content/naturally-sunnie'
import { breadcrumbNode } from '@/lib/seo/page-nodes'
import { productNodes } from '@/lib/seo/product'
import { JsonLd } from '@/lib/seo/json-ld'
import { pageMetadata } from '@/lib/seo/metadata'
import { FirstDrop } from './_sections/first-drop'
import { MoreFavorites } from './_sections/more-favorites'
import { PlantCare } from './_sections/plant-care'
import { PlasticFree } from './_sections/plastic-free'
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
      <PlantCare />
      <PlasticFree />
      <ShopCategories />
      <ShopWaitlist />
    </>
  )
}
