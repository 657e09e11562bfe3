import type { Metadata } from 'next'
import { ContentLink } from '@/components/site/content-link'
import { buttonVariants } from '@/components/ui/button'
import { unsubscribe } from '@/content/unsubscribe'
import { Notice } from '../_sections/notice'

const words = unsubscribe.unknown

export const metadata: Metadata = { title: words.title, robots: { index: false } }

export default function UnknownLinkPage() {
  return (
    <Notice linocut="empty-shell" words={words}>
      <ContentLink link={words.link} className={buttonVariants({ variant: 'secondary', className: 'mt-8' })} />
    </Notice>
  )
}
