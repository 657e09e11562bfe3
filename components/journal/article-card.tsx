import { ArticleByline } from './article-byline'
import { ArticleTags } from './article-tags'
import { Picture } from '@/components/site/picture'
import { Badge } from '@/components/ui/badge'
import { buttonVariants } from '@/components/ui/button'
import { journal } from '@/content/journal'
import type { Article } from '@/lib/articles'
import { searchableText } from '@/lib/journal-filter'

interface ArticleCardProps {
  readonly article: Article
  readonly hidden: boolean
  /** The only card shown, as wide as the grid. */
  readonly alone?: boolean
  /** Background of the band the card is on. */
  readonly on?: 'silica' | 'shell'
}

/**
 * A card in the journal's grid (specification section 2), with the data attributes that the filter searches. A card on
 * its own switches to a horizontal layout (journal.css).
 */
export function ArticleCard({ article, hidden, alone, on = 'silica' }: ArticleCardProps) {
  const { title, excerpt, tags, category, date, author, picture, path } = article
  return (
    <li
      data-article
      data-text={searchableText(article)}
      data-category={category}
      hidden={hidden}
      className={`article-card group relative rounded-card ${on === 'shell' ? 'bg-silica' : 'bg-shell'}`}
    >
      <Picture
        picture={{ ...picture, alt: '' }}
        sizes={
          alone
            ? '(width < 48rem) calc(100vw - 50px), (width < 64rem) 92vw, 600px'
            : '(width < 48rem) calc(100vw - 50px), (width < 64rem) 46vw, 400px'
        }
        className="rounded-media"
      />
      <div className="flex flex-col items-start gap-3 p-6 sm:p-7">
        <Badge variant="lagoon">{category}</Badge>
        <ArticleByline date={date} author={author} />
        <h3 className="text-h3">{title}</h3>
        <p className="line-clamp-3">{excerpt}</p>
        <ArticleTags tags={tags.slice(0, journal.grid.maxTags)} />
        <a
          href={path}
          className={buttonVariants({
            variant: 'outline',
            size: 'sm',
            className: 'mt-auto after:absolute after:inset-0 after:rounded-card',
          })}
          aria-label={`${journal.grid.button}: ${title}`}
        >
          {journal.grid.button}
        </a>
      </div>
    </li>
  )
}
