import '../../styles/site.css'
import type { Metadata } from 'next'
import { MissingPage } from '@/components/site/missing-page'
import { SiteFrame } from '@/components/site/site-frame'
import { missingArticle } from '@/content/missing'

export const metadata: Metadata = { title: missingArticle.title, robots: { index: false } }

/** What proxy.ts answers, with status 404, for an unknown article. The visitor keeps their address. */
export default function MissingArticlePage() {
  return (
    <SiteFrame path="/the-sunnie-journal/">
      <MissingPage screen={missingArticle} />
    </SiteFrame>
  )
}
