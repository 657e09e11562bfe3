import type { ReactNode } from 'react'
import { QueueWatch } from '@/components/forms/queue-watch'
import { SiteFrame } from '@/components/site/site-frame'

/** Around every part of the site for visitors; each part brings its own style sheet (docs/decisions/style-sheets.md). */
export function VisitorLayout({ children }: { readonly children: ReactNode }) {
  return (
    <>
      <SiteFrame>{children}</SiteFrame>
      <QueueWatch />
    </>
  )
}
