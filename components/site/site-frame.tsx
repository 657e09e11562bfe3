import type { ReactNode } from 'react'
import { siteChrome } from '@/content/site-chrome'
import { newTabId } from './external-link'
import { PictureFallback } from './picture-fallback'
import { PreviewBanner } from './preview-banner'
import { SiteFooter } from './site-footer'
import { SiteHeader } from './site-header'
import { SkipLink } from './skip-link'

interface SiteFrameProps {
  readonly children: ReactNode
  /** For screens that are prerendered at another address than the visitor's. */
  readonly path?: string
}

/** Header, content and footer around every public page (specification section 2). */
export function SiteFrame({ children, path }: SiteFrameProps) {
  return (
    <>
      <SkipLink label={siteChrome.skipLink} />
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
    </>
  )
}
