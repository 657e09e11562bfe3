import type { Metadata } from 'next'
import { JournalBottom } from '@/components/journal/journal-bottom'
import { JournalList } from '@/components/journal/journal-list'
import { JournalNewsletter } from './_sections/journal-newsletter'
import { journalMeta } from '@/content/journal'
import { allArticles } from '@/lib/articles'
import { feedLink } from '@/lib/seo/feed-link'

export const metadata: Metadata = {
  title: { absolute: journalMeta.title },
  description: journalMeta.description,
  alternates: { canonical: './', types: feedLink },
}

export default async function JournalPage() {
  return (
    <>
      <JournalList articles={await allArticles()} />
      <JournalNewsletter />
      <JournalBottom />
    </>
  )
}
