import '../styles/site.css'
import { ResumeSending } from '@/components/forms/resume-sending'
import { SiteFrame } from '@/components/site/site-frame'

export default function SiteLayout({ children }: LayoutProps<'/'>) {
  return (
    <>
      <SiteFrame>{children}</SiteFrame>
      <ResumeSending />
    </>
  )
}
