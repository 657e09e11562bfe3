import type { ReactNode } from 'react'
import { QueueWatch } from '@/components/forms/queue-watch'
import { SiteFrame } from '@/components/site/site-frame'
import { KeepStanding } from './keep-standing'

/** Layout of every public part of the site. Each part has its own style sheet (docs/decisions/style-sheets.md). */
export function VisitorLayout({ children }: { readonly children: ReactNode }) {
  return (
    <>
      <KeepStanding />
      <SiteFrame>{children}</SiteFrame>
      <QueueWatch />
    </>
  )
}
