/** What a visitor searches the journal for. Empty means no wish; so does a category that does not exist. */
export interface JournalFilter {
  readonly q: string
  readonly category: string
}

/** What of an article is searched, as one text of small letters. Lines keep a match from spanning two fields. */
export function searchableText({
  title,
  excerpt,
  tags,
}: {
  readonly title: string
  readonly excerpt: string
  readonly tags: readonly string[]
}): string {
  return [title, excerpt, ...tags].join('\n').toLowerCase()
}

/** Search and category must both match (specification section 2). */
export function matchesFilter(
  article: { readonly text: string; readonly category: string },
  { q, category }: JournalFilter,
): boolean {
  return article.text.includes(q.trim().toLowerCase()) && (category === '' || article.category === category)
}
