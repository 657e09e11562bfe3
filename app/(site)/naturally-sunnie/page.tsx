import type { Metadata } from 'next'
import { naturallySunnieMeta } from '@/content/naturally-sunnie'
import { FirstDrop } from './_sections/first-drop'
import { MoreFavorites } from './_sections/more-favorites'
import { PlantCare } from './_sections/plant-care'
import { PlasticFree } from './_sections/plastic-free'
import { ShopCategories } from './_sections/shop-categories'
import { ShopHero } from './_sections/shop-hero'
import { ShopNotices } from './_sections/shop-notices'
import { ShopWaitlist } from './_sections/shop-waitlist'

const { title, description } = naturallySunnieMeta
export const metadata: Metadata = { title: { absolute: title }, description, alternates: { canonical: './' } }

/** The eco-product shop arm: what can be bought, what can be waited for, and the waitlist (specification section 2). */
export default function NaturallySunniePage() {
  return (
    <>
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
