import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { ArticleCallToAction } from '@/components/journal/article-call-to-action'
import { ArticleHeader } from '@/components/journal/article-header'
import { JournalCallToAction } from '@/components/journal/journal-call-to-action'
import { KeepReading } from '@/components/journal/keep-reading'
import { ShareLinks } from '@/components/journal/share-links'
import { ContentLink } from '@/components/site/content-link'
import { journal } from '@/content/journal'
import { allArticles, articleById, relatedArticles } from '@/lib/articles'
import { blogPostingNode } from '@/lib/seo/article'
import { JsonLd } from '@/lib/seo/json-ld'
import { pageMetadata } from '@/lib/seo/metadata'
import { breadcrumbNode } from '@/lib/seo/page-nodes'
import { absoluteUrl } from '@/lib/seo/site'

export const dynamicParams = false
export const generateStaticParams = async () => (await allArticles()).map(({ id }) => ({ id }))

export async function generateMetadata({ params }: PageProps<'/the-sunnie-journal/[id]'>): Promise<Metadata> {
  const article = await articleById((await params).id)
  if (!article) return {}
  const { title, excerpt, path } = article
  return pageMetadata(
    path,
    { title: `${title}${journal.article.titleSuffix}`, description: excerpt },
    { wholeTitle: true, feed: true, article },
  )
}

export default async function ArticlePage({ params }: PageProps<'/the-sunnie-journal/[id]'>) {
  const article = await articleById((await params).id)
  if (!article) notFound()
  const { Body, title, path } = article
  return (
    <>
      <JsonLd
        nodes={[blogPostingNode(article), breadcrumbNode([journal.heading, '/the-sunnie-journal'], [title, path])]}
      />
      <article>
        <ArticleHeader article={article} />
        <div className="wrap grid gap-12 pb-section lg:grid-cols-[minmax(0,42.5rem)_14rem] lg:justify-center lg:gap-20">
          <div className="prose prose-article">
            <Body />
          </div>
          <aside className="grid content-start gap-6 lg:sticky lg:top-28 lg:self-start print:hidden">
            <ShareLinks url={absoluteUrl(path)} title={title} />
            <ContentLink
              link={journal.article.byMail}
              className="justify-self-start font-semibold text-reef underline decoration-2 underline-offset-4 hover:decoration-wattle"
            />
          </aside>
        </div>
      </article>
      <KeepReading articles={relatedArticles(article, await allArticles(), 3)} />
      <ArticleCallToAction />
      <JournalCallToAction />
    </>
  )
}
