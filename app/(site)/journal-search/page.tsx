import type { Metadata } from 'next'
import { JournalCallToAction } from '@/components/journal/journal-call-to-action'
import { JournalList } from '@/components/journal/journal-list'
import { JournalNewsletter } from '../the-sunnie-journal/_sections/journal-newsletter'
import { journalMeta } from '@/content/journal'
import { allArticles } from '@/lib/articles'
import { pageMetadata } from '@/lib/seo/metadata'

export const metadata: Metadata = {
  ...pageMetadata('/the-sunnie-journal', journalMeta, { wholeTitle: true }),
  robots: { index: false },
}

const firstValue = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value) ?? ''

/** Served by proxy.ts for `/the-sunnie-journal?q=…&category=…`; the bare list stays prerendered. */
export default async function JournalSearchPage({ searchParams }: PageProps<'/journal-search'>) {
  const { q, category } = await searchParams
  return (
    <>
      <JournalList articles={await allArticles()} filter={{ q: firstValue(q), category: firstValue(category) }} />
      <JournalNewsletter />
      <JournalCallToAction />
    </>
  )
}
