import { feedComponents } from '@/components/journal/feed-components'
import { allArticles } from '@/lib/articles'
import { feedXml, withAbsoluteUrls } from '@/lib/seo/feed'
import { canonicalOrigin } from '@/lib/seo/site'

export const dynamic = 'force-static'

/** RSS feed of the journal with each article in full. */
export async function GET(): Promise<Response> {
  // Next rejects a static import of react-dom/server in a route.
  const { renderToStaticMarkup } = await import('react-dom/server')
  const articles = await allArticles()
  const bodies = articles.map(({ Body }) =>
    withAbsoluteUrls(renderToStaticMarkup(<Body components={feedComponents} />), canonicalOrigin),
  )
  return new Response(feedXml(articles, bodies), { headers: { 'Content-Type': 'application/rss+xml; charset=utf-8' } })
}
