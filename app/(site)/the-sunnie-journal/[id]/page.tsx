import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { ArticleCallToAction } from '@/components/journal/article-call-to-action'
import { ArticleHead } from '@/components/journal/article-head'
import { JournalBottom } from '@/components/journal/journal-bottom'
import { ShareLinks } from '@/components/journal/share-links'
import { journal } from '@/content/journal'
import { allArticles, articleById } from '@/lib/articles'
import { feedLink } from '@/lib/seo/feed-link'
import { absolute } from '@/lib/seo/site'

export const dynamicParams = false
export const generateStaticParams = async () => (await allArticles()).map(({ id }) => ({ id }))

export async function generateMetadata({ params }: PageProps<'/the-sunnie-journal/[id]'>): Promise<Metadata> {
  const article = await articleById((await params).id)
  if (!article) return {}
  return {
    title: { absolute: `${article.title}${journal.article.titleSuffix}` },
    description: article.excerpt,
    authors: [{ name: article.author }],
    alternates: { canonical: './', types: feedLink },
  }
}

export default async function ArticlePage({ params }: PageProps<'/the-sunnie-journal/[id]'>) {
  const article = await articleById((await params).id)
  if (!article) notFound()
  const { Body, title, path } = article
  return (
    <>
      <article>
        <ArticleHead article={article} />
        <div className="wrap grid gap-12 pb-section lg:grid-cols-[minmax(0,42.5rem)_16rem] lg:justify-between">
          <div className="prose prose-article">
            <Body />
          </div>
          <aside className="content-start lg:sticky lg:top-28 lg:self-start">
            <ShareLinks url={absolute(path)} title={title} />
          </aside>
        </div>
      </article>
      <ArticleCallToAction />
      <JournalBottom />
    </>
  )
}
