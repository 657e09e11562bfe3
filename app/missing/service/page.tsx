import '../../styles/site.css'
import type { Metadata } from 'next'
import { MissingPage } from '@/components/site/missing-page'
import { SiteFrame } from '@/components/site/site-frame'
import { missingService } from '@/content/missing'

export const metadata: Metadata = { title: missingService.title, robots: { index: false } }

/** Served by proxy.ts with status 404 for an unknown service. The URL stays as it was. */
export default function MissingServicePage() {
  return (
    <SiteFrame path="/services/">
      <MissingPage screen={missingService} />
    </SiteFrame>
  )
}
