import '../styles/site.css'
import { QueueWatch } from '@/components/forms/queue-watch'
import { SiteFrame } from '@/components/site/site-frame'

export default function SiteLayout({ children }: LayoutProps<'/'>) {
  return (
    <>
      <SiteFrame>{children}</SiteFrame>
      <QueueWatch />
    </>
  )
}
