import type { Metadata } from 'next'
import { unsubscribe } from '@/content/unsubscribe'
import { Notice } from '../_sections/notice'

const words = unsubscribe.done

export const metadata: Metadata = { title: words.title, robots: { index: false } }

export default function UnsubscribedPage() {
  return <Notice linocut="wave" words={words} />
}
