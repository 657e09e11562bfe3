import { ArticleByline } from './article-byline'
import { ArticleTags } from './article-tags'
import { ContentLink } from '@/components/site/content-link'
import { Picture } from '@/components/site/picture'
import { Badge } from '@/components/ui/badge'
import { journal } from '@/content/journal'
import type { Article } from '@/lib/articles'

/** Back link, banner, category, title, byline and tags of an article (specification section 2). */
export function ArticleHeader({ article }: { readonly article: Article }) {
  const { title, category, date, author, readTime, tags, picture } = article
  const { back } = journal.article
  return (
    <header className="wrap grid items-center gap-x-16 gap-y-6 pt-6 pb-8 md:pt-8 lg:grid-cols-[1fr_minmax(0,37rem)] lg:pb-14">
      <ContentLink
        link={back}
        className="group inline-flex min-h-11 items-center gap-2 justify-self-start font-semibold text-reef lg:col-span-2"
      >
        <span aria-hidden="true">‹</span>{' '}
        <span className="underline decoration-2 underline-offset-4 group-hover:decoration-wattle">{back.label}</span>
      </ContentLink>
      <Picture
        picture={picture}
        priority
        sizes="(width < 64rem) calc(100vw - 40px), 592px"
        className="rounded-media lg:order-last"
      />
      <div className="grid justify-items-start gap-5">
        <Badge variant="lagoon">{category}</Badge>
        <h1 className="text-h2 leading-[1.02]">{title}</h1>
        <ArticleByline date={date} author={author} readTime={readTime} />
        <ArticleTags tags={tags} />
      </div>
    </header>
  )
}
