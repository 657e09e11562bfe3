import type { Metadata } from 'next'
import { MissingPage } from '@/components/site/missing-page'
import { SiteFrame } from '@/components/site/site-frame'
import { missingPage, missingPageSearch } from '@/content/missing'

export const metadata: Metadata = { title: missingPage.title, robots: { index: false } }

/** Any path without a page, with status 404. */
export default function NotFound() {
  return (
    <SiteFrame path="">
      <MissingPage screen={missingPage} search={missingPageSearch} />
    </SiteFrame>
  )
}
