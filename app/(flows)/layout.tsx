import '../styles/flows.css'
import { Visit } from '@/components/forms/visit'
import { SiteFrame } from '@/components/site/site-frame'

export default function FlowsLayout({ children }: LayoutProps<'/'>) {
  return (
    <>
      <SiteFrame>{children}</SiteFrame>
      <Visit />
    </>
  )
}
