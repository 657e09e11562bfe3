import type { MetadataRoute } from 'next'
import { allArticles } from '@/lib/articles'
import { publicPages } from '@/lib/seo/og-cards'
import { absoluteUrl } from '@/lib/seo/site'

/** Every public page and article. `lastModified` is set only where we know the date. */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const articles = (await allArticles()).map(({ path, date, updated }) => ({ path, changed: updated ?? date }))
  const newest = articles
    .map(({ changed }) => changed)
    .sort()
    .at(-1)
  return [...publicPages, { path: '/the-sunnie-journal', changed: newest }, ...articles].map(({ path, changed }) => ({
    url: absoluteUrl(path),
    ...(changed && { lastModified: changed }),
  }))
}
