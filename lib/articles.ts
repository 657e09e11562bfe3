import 'server-only'
import { readdirSync } from 'node:fs'
import path from 'node:path'
import type { MDXContent } from 'mdx/types'
import type { PictureRef } from '@/content/types'
import { type FrontMatter, parseFrontMatter } from './article-front-matter'
import { isPicture } from './pictures'
import { isPreview } from './seo/site'

/** A journal article: its front matter, URL and body. */
export interface Article extends Omit<FrontMatter, 'image' | 'imageAlt'> {
  /** The file name without its extension; also the last part of the URL. */
  readonly id: string
  readonly path: `/the-sunnie-journal/${string}`
  readonly picture: PictureRef
  readonly Body: MDXContent
}

const folder = 'content/articles'

/** A build has checked the names by now (tools/content/articles.mjs). */
const articleIds = () =>
  readdirSync(path.join(process.cwd(), folder)).flatMap((file) => /^([^.].*)\.mdx$/.exec(file)?.[1] ?? [])

async function load(id: string): Promise<Article> {
  const file = (await import(`@/content/articles/${id}.mdx`)) as { default: MDXContent; frontmatter: unknown }
  const { image, imageAlt, ...rest } = parseFrontMatter(`${folder}/${id}.mdx`, file.frontmatter, isPicture)
  return {
    ...rest,
    id,
    path: `/the-sunnie-journal/${id}`,
    picture: { folder: 'journal', id: image?.slice('journal/'.length) ?? id, alt: imageAlt },
    Body: file.default,
  }
}

const newestFirst = (one: Article, other: Article) =>
  other.date.localeCompare(one.date) || one.id.localeCompare(other.id)

let cached: Promise<readonly Article[]> | undefined

/**
 * All articles, newest first, including drafts on previews only.
 *
 * @throws Error when front matter is invalid
 */
export function allArticles(): Promise<readonly Article[]> {
  const readAll = async () =>
    (await Promise.all(articleIds().map(load))).filter(({ draft }) => !draft || isPreview).sort(newestFirst)
  // Not cached in development, so that a new article shows up at once.
  return process.env.NODE_ENV === 'development' ? readAll() : (cached ??= readAll())
}

export async function articleById(id: string): Promise<Article | undefined> {
  return (await allArticles()).find((article) => article.id === id)
}

/**
 * Up to `count` articles related to the given one, ranked by shared tags, then category. Ties keep the order of
 * `articles`.
 */
export function relatedArticles(
  { id, tags, category }: Article,
  articles: readonly Article[],
  count: number,
): readonly Article[] {
  const score = (other: Article) =>
    2 * other.tags.filter((tag) => tags.includes(tag)).length + Number(other.category === category)
  const others = articles.filter((other) => other.id !== id)
  return others.toSorted((one, other) => score(other) - score(one)).slice(0, count)
}
