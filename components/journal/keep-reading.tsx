import { ArticleCard } from './article-card'
import { Headline } from '@/components/site/headline'
import { Section } from '@/components/site/section'
import { journal } from '@/content/journal'
import type { Article } from '@/lib/articles'

/** Related articles. Renders nothing if there aren't any. */
export function KeepReading({ articles }: { readonly articles: readonly Article[] }) {
  if (articles.length === 0) return null
  const { heading, italic } = journal.article.keepReading
  return (
    <Section tone="shell" labelledBy="keep-reading" className="grid gap-10 print:hidden">
      <Headline id="keep-reading" text={heading} italic={italic} />
      <ul className="article-grid">
        {articles.map((article) => (
          <ArticleCard key={article.id} article={article} hidden={false} alone={articles.length === 1} on="shell" />
        ))}
      </ul>
    </Section>
  )
}
