import './styles/site.css'
import type { Metadata } from 'next'
import { MissingPage } from '@/components/site/missing-page'
import { SiteFrame } from '@/components/site/site-frame'
import { missingPage, missingPageSearch } from '@/content/missing'
import RootLayout from './layout'

export const metadata: Metadata = { title: missingPage.title, robots: { index: false } }

/**
 * Any path without a page, with status 404. Not `not-found.tsx`: Next writes that one, with its
 * header and footer, a second time into every page (2 kB compressed each).
 */
export default function GlobalNotFound() {
  return (
    <RootLayout params={Promise.resolve({})}>
      <SiteFrame path="">
        <MissingPage screen={missingPage} search={missingPageSearch} />
      </SiteFrame>
    </RootLayout>
  )
}
