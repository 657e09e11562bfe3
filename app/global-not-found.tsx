import './styles/site.css'
import type { Metadata } from 'next'
import { MissingPage } from '@/components/site/missing-page'
import { SiteFrame } from '@/components/site/site-frame'
import { journal } from '@/content/journal'
import { missingPage } from '@/content/missing'
import RootLayout, { viewport } from './layout'

export { viewport }

export const metadata: Metadata = { title: missingPage.title, robots: { index: false } }

/**
 * The 404 page for unknown paths. `not-found.tsx` would do the same, but Next embeds it, header and footer included,
 * in every page (2 kB compressed each).
 */
export default function GlobalNotFound() {
  return (
    <RootLayout params={Promise.resolve({})}>
      <SiteFrame path="">
        <MissingPage screen={missingPage} search={{ ...journal.search, action: '/the-sunnie-journal' }} />
      </SiteFrame>
    </RootLayout>
  )
}
