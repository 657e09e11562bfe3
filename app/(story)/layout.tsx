import '../styles/story.css'
import { QueueWatch } from '@/components/forms/queue-watch'
import { SiteFrame } from '@/components/site/site-frame'

export default function StoryLayout({ children }: LayoutProps<'/'>) {
  return (
    <>
      <SiteFrame>{children}</SiteFrame>
      <QueueWatch />
    </>
  )
}
