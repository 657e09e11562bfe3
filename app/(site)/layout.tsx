import '../styles/site.css'
import { Visit } from '@/components/forms/visit'
import { SiteFrame } from '@/components/site/site-frame'

export default function SiteLayout({ children }: LayoutProps<'/'>) {
  return (
    <>
      <SiteFrame>{children}</SiteFrame>
      <Visit />
    </>
  )
}
