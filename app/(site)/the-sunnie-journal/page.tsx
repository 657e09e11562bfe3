import { JournalCallToAction } from '@/components/journal/journal-call-to-action'
import { JournalList } from '@/components/journal/journal-list'
import { blogNode } from '@/lib/seo/article'
import { breadcrumbNode } from '@/lib/seo/page-nodes'
import { JsonLd } from '@/lib/seo/json-ld'
import { pageMetadata } from '@/lib/seo/metadata'
import { JournalNewsletter } from './_sections/journal-newsletter'
import { journal, journalMeta } from '@/content/journal'
import { allArticles } from '@/lib/articles'

export const metadata = pageMetadata('/the-sunnie-journal', journalMeta, { wholeTitle: true, feed: true })

export default async function JournalPage() {
  const articles = await allArticles()
  return (
    <>
      <JsonLd nodes={[blogNode(articles), breadcrumbNode([journal.heading, '/the-sunnie-journal'])]} />
      <JournalList articles={articles} />
      <JournalNewsletter />
      <JournalCallToAction />
    </>
  )
}
