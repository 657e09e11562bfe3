import '../styles/story.css'
import { Visit } from '@/components/forms/visit'
import { SiteFrame } from '@/components/site/site-frame'

export default function StoryLayout({ children }: LayoutProps<'/'>) {
  return (
    <>
      <SiteFrame>{children}</SiteFrame>
      <Visit />
    </>
  )
}
