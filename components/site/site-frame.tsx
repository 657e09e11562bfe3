import type { ReactNode } from 'react'
import { siteChrome } from '@/content/site-chrome'
import { loaderFile, loaderIntegrity } from '@/lib/loader'
import { Awake } from './awake'
import { newTabId } from './external-link'
import { PictureFallback } from './picture-fallback'
import { PreviewBanner } from './preview-banner'
import { SiteFooter } from './site-footer'
import { SiteHeader } from './site-header'

interface SiteFrameProps {
  readonly children: ReactNode
  /** Path to highlight in the header, for pages served at a different URL from their own. */
  readonly path?: string
}

/** Header and footer around every public page (specification section 2). */
export function SiteFrame({ children, path }: SiteFrameProps) {
  return (
    <>
      <PreviewBanner />
      <SiteHeader path={path} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <SiteFooter />
      <span id={newTabId} hidden>
        {siteChrome.newTab}
      </span>
      <PictureFallback />
      <Awake />
      {/* tools/inert.mjs writes the files to fetch into `data-files`. */}
      <script src={`/loader/${loaderFile}`} integrity={loaderIntegrity} async data-files="" />
    </>
  )
}
