import '../../styles/site.css'
import type { Metadata } from 'next'
import { MissingPage } from '@/components/site/missing-page'
import { SiteFrame } from '@/components/site/site-frame'
import { quoteWords } from '@/content/quotes'

export const metadata: Metadata = { title: quoteWords.away.title, robots: { index: false } }

/** Served by proxy.ts with status 503 for a quote while the database is away. */
export default function QuoteAwayPage() {
  return (
    <SiteFrame path="/quote/">
      <MissingPage screen={quoteWords.away} />
    </SiteFrame>
  )
}
