import 'server-only'
import { readdirSync } from 'node:fs'
import path from 'node:path'
import type { MDXContent } from 'mdx/types'
import type { PictureRef } from '@/content/types'
import { type FrontMatter, parseFrontMatter } from './article-front-matter'
import { isPreview } from './seo/site'

/** An article of the journal: its front matter, its address and its body. */
export interface Article extends Omit<FrontMatter, 'image' | 'imageAlt'> {
  /** The file's name, which is the last part of the address. */
  readonly id: string
  readonly path: `/the-sunnie-journal/${string}`
  readonly picture: PictureRef
  readonly Body: MDXContent
}

const folder = 'content/articles'

function articleIds(): string[] {
  const files = readdirSync(path.join(process.cwd(), 'content/articles')).filter((file) => file.endsWith('.mdx'))
  for (const file of files) {
    if (!/^[a-z0-9]+(-[a-z0-9]+)*\.mdx$/.test(file))
      throw new Error(`${folder}/${file}: name it with small letters, digits and hyphens alone`)
  }
  return files.map((file) => file.slice(0, -'.mdx'.length))
}

async function load(id: string): Promise<Article> {
  const file = (await import(`@/content/articles/${id}.mdx`)) as { default: MDXContent; frontmatter: unknown }
  const { image, imageAlt, ...rest } = parseFrontMatter(`${folder}/${id}.mdx`, file.frontmatter)
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

let read: Promise<readonly Article[]> | undefined

/** Every article, newest first; drafts on previews only. Throws when a file's front matter is wrong. */
export function allArticles(): Promise<readonly Article[]> {
  const fresh = async () =>
    (await Promise.all(articleIds().map(load))).filter(({ draft }) => !draft || isPreview).sort(newestFirst)
  // While somebody writes, a new file shows at once.
  return process.env.NODE_ENV === 'development' ? fresh() : (read ??= fresh())
}

export async function articleById(id: string): Promise<Article | undefined> {
  return (await allArticles()).find((article) => article.id === id)
}

/** Of `articles` those nearest to one, at most `count`: by tags in common, then of its category, then in the order given. */
export function relatedArticles(
  { id, tags, category }: Article,
  articles: readonly Article[],
  count: number,
): readonly Article[] {
  const nearness = (other: Article) =>
    2 * other.tags.filter((tag) => tags.includes(tag)).length + Number(other.category === category)
  const others = articles.filter((other) => other.id !== id)
  // The sort is stable: of a list with the newest first, the newer of two equally near comes first.
  return others.toSorted((one, other) => nearness(other) - nearness(one)).slice(0, count)
}
