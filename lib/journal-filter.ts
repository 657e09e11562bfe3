import type { Article } from './articles'
import { comparable } from './invisible'

/** Search text and category. An empty string matches everything, and so does a category that doesn't exist. */
export interface JournalFilter {
  readonly q: string
  readonly category: string
}

/** The searchable text of an article. Newlines stop a match from spanning two fields. */
export const searchableText = ({ title, excerpt, tags }: Pick<Article, 'title' | 'excerpt' | 'tags'>): string =>
  [title, excerpt, ...tags].map(comparable).join('\n')

/**
 * Whether an article matches both the search and the category (specification section 2). Cards show a tag as "#Pantry".
 */
export function matchesFilter(
  article: { readonly text: string; readonly category: string },
  { q, category }: JournalFilter,
): boolean {
  const sought = comparable(q).replace(/^#/, '')
  return article.text.includes(sought) && (category === '' || article.category === category)
}

/** Says how many articles match; `{n}` is replaced by the number. */
export interface ResultWords {
  readonly none: string
  readonly one: string
  readonly many: string
}

export const resultText = (words: ResultWords, found: number): string =>
  found === 0 ? words.none : found === 1 ? words.one : words.many.replace('{n}', String(found))
