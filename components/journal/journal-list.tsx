import { ArticleCard } from './article-card'
import { FeaturedArticle } from './featured-article'
import { JournalSearch } from './journal-search'
import { ContentLink } from '@/components/site/content-link'
import { Headline } from '@/components/site/headline'
import { InBrowser } from '@/components/site/in-browser'
import { Lino } from '@/components/site/lino'
import { Section } from '@/components/site/section'
import { buttonVariants } from '@/components/ui/button'
import { articleCategories, journal } from '@/content/journal'
import type { Article } from '@/lib/articles'
import { type JournalFilter, matchesFilter, searchableText } from '@/lib/journal-filter'

interface JournalListProps {
  /** Newest first. */
  readonly articles: readonly Article[]
  readonly filter?: JournalFilter
}

/**
 * Masthead, the newest article, the search and the others that match (specification section 2). Cards that
 * don't match are added, hidden, once the filter island can show them.
 */
export function JournalList({ articles, filter = { q: '', category: '' } }: JournalListProps) {
  const [featured, ...others] = articles
  const validFilter: JournalFilter = {
    q: filter.q,
    category: articleCategories.some((name) => name === filter.category) ? filter.category : '',
  }
  const cards = others.map((article) => ({
    article,
    hidden: !matchesFilter({ text: searchableText(article), category: article.category }, validFilter),
  }))
  const found = cards.filter(({ hidden }) => !hidden).length
  const { grid, empty } = journal
  return (
    <>
      <Section
        className="grid items-end gap-x-12 gap-y-4 md:grid-cols-[auto_minmax(0,24rem)] md:justify-between"
        rhythm="strip"
        labelledBy="journal-title"
      >
        <Headline as="h1" id="journal-title" text={journal.heading} italic={journal.italic} highlight />
        <p className="text-lg">{journal.introduction}</p>
      </Section>
      {featured && (
        <Section tone="lagoon">
          <FeaturedArticle article={featured} />
        </Section>
      )}
      <Section shore="spit" labelledBy="journal-more" className="grid gap-8">
        <Headline id="journal-more" text={grid.heading} italic={grid.italic} />
        <JournalSearch filter={validFilter} found={found} />
        <ul className="article-grid">
          {cards.map(({ article, hidden }) => (
            <InBrowser key={article.id} served={!hidden}>
              <ArticleCard article={article} hidden={hidden} alone={found === 1} />
            </InBrowser>
          ))}
        </ul>
        <InBrowser served={found === 0}>
          <div data-journal-empty hidden={found > 0} className="grid justify-items-start gap-4">
            <Lino name="empty-shell" className="w-40" />
            <h3 className="text-h3">{empty.title}</h3>
            <p>{empty.text}</p>
            <ContentLink link={empty.button} className={buttonVariants({ variant: 'outline' })} />
          </div>
        </InBrowser>
      </Section>
    </>
  )
}
