import '../../styles/site.css'
import type { Metadata } from 'next'
import { MissingPage } from '@/components/site/missing-page'
import { SiteFrame } from '@/components/site/site-frame'
import { quoteWords } from '@/content/quotes'

export const metadata: Metadata = { title: quoteWords.missing.title, robots: { index: false } }

/** Served by proxy.ts with status 404 for an unknown quote. The URL stays as it was. */
export default function MissingQuotePage() {
  return (
    <SiteFrame path="/quote/">
      <MissingPage screen={quoteWords.missing} />
    </SiteFrame>
  )
}
