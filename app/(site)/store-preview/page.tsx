import type { Metadata } from 'next'
import { storePreviewMeta } from '@/content/store-preview'
import { StoreCollections } from './_sections/store-collections'
import { StoreFirstDrop } from './_sections/store-first-drop'
import { StoreHero } from './_sections/store-hero'
import { StorePhilosophy } from './_sections/store-philosophy'

const { title, description } = storePreviewMeta
export const metadata: Metadata = { title: { absolute: title }, description, alternates: { canonical: './' } }

/** The coming-soon store: waitlist, philosophy and upcoming collections (specification section 2). */
export default function StorePreviewPage() {
  return (
    <>
      <StoreHero />
      <StorePhilosophy />
      <StoreCollections />
      <StoreFirstDrop />
    </>
  )
}
