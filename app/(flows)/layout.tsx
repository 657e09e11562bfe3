import '../styles/flows.css'
import { QueueWatch } from '@/components/forms/queue-watch'
import { SiteFrame } from '@/components/site/site-frame'

export default function FlowsLayout({ children }: LayoutProps<'/'>) {
  return (
    <>
      <SiteFrame>{children}</SiteFrame>
      <QueueWatch />
    </>
  )
}
