import '../../styles/site.css'
import type { Metadata } from 'next'
import { MissingPage } from '@/components/site/missing-page'
import { SiteFrame } from '@/components/site/site-frame'
import { missingArticle } from '@/content/missing'

export const metadata: Metadata = { title: missingArticle.title, robots: { index: false } }

/** Served by proxy.ts with status 404 for an unknown article. The URL stays as it was. */
export default function MissingArticlePage() {
  return (
    <SiteFrame path="/the-sunnie-journal/">
      <MissingPage screen={missingArticle} />
    </SiteFrame>
  )
}
