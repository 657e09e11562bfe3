import { storePreviewMeta } from '@/content/store-preview'
import { breadcrumbNode } from '@/lib/seo/page-nodes'
import { JsonLd } from '@/lib/seo/json-ld'
import { pageMetadata } from '@/lib/seo/metadata'
import { StoreCollections } from './_sections/store-collections'
import { StoreFirstDrop } from './_sections/store-first-drop'
import { StoreHero } from './_sections/store-hero'
import { StorePhilosophy } from './_sections/store-philosophy'

export const metadata = pageMetadata('/store-preview', storePreviewMeta, { wholeTitle: true })

/** Coming-soon page of the store: waitlist, philosophy and upcoming collections (specification section 2). */
export default function StorePreviewPage() {
  return (
    <>
      <JsonLd nodes={[breadcrumbNode(['Store Preview', '/store-preview'])]} />
      <StoreHero />
      <StorePhilosophy />
      <StoreCollections />
      <StoreFirstDrop />
    </>
  )
}
