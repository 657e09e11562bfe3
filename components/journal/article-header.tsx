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
    <header className="relative">
      <div className="wrap pt-6 md:pt-8">
        <ContentLink link={back} className="group inline-flex min-h-11 items-center gap-2 font-semibold text-reef">
          <span aria-hidden="true">‹</span>{' '}
          <span className="underline decoration-2 underline-offset-4 group-hover:decoration-wattle">{back.label}</span>
        </ContentLink>
        <Picture
          picture={picture}
          ratio="aspect-[2.16] max-md:aspect-4/3"
          priority
          sizes="(width < 48rem) calc(100vw - 40px), (width < 80rem) 94vw, 1240px"
          className="mt-4 rounded-media"
        />
      </div>
      <div className="relative wrap">
        <div className="grid justify-items-start gap-5 py-8 lg:-mt-24 lg:max-w-[54rem] lg:rounded-tr-card lg:bg-silica lg:pe-12 lg:pt-9 lg:pb-12">
          <Badge variant="lagoon">{category}</Badge>
          <h1 className="text-h2 leading-[1.02]">{title}</h1>
          <ArticleByline date={date} author={author} readTime={readTime} />
          <ArticleTags tags={tags} />
        </div>
      </div>
    </header>
  )
}
