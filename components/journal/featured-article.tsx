import { ArticleByline } from './article-byline'
import { Picture } from '@/components/site/picture'
import { Badge } from '@/components/ui/badge'
import { buttonVariants } from '@/components/ui/button'
import { journal } from '@/content/journal'
import type { Article } from '@/lib/articles'

/** The newest article in large format. Shown regardless of the filter. */
export function FeaturedArticle({ article }: { readonly article: Article }) {
  const { title, excerpt, category, date, author, picture, path } = article
  return (
    <article
      data-featured
      data-category={category}
      className="group relative grid items-center gap-x-12 gap-y-7 lg:grid-cols-[1.35fr_1fr]"
    >
      <Picture
        picture={{ ...picture, alt: '' }}
        priority
        sizes="(width < 48rem) calc(100vw - 40px), (width < 64rem) 92vw, 700px"
        className="rounded-media"
      />
      <div className="grid justify-items-start gap-4">
        <p className="flex flex-wrap gap-2">
          <Badge variant="coral">{journal.featured.label}</Badge> <Badge variant="strong">{category}</Badge>
        </p>
        <h2 className="text-h2 leading-[1.02]">{title}</h2>
        <ArticleByline date={date} author={author} />
        <p className="text-lg">{excerpt}</p>
        <a
          href={path}
          className={buttonVariants({ size: 'lg', className: 'mt-2 after:absolute after:inset-0' })}
          aria-label={`${journal.featured.button}: ${title}`}
        >
          {journal.featured.button}
        </a>
      </div>
    </article>
  )
}
