import { journal } from '@/content/journal'

/** An article's tags. */
export function ArticleTags({ tags }: { readonly tags: readonly string[] }) {
  return (
    <ul aria-label={journal.tagsLabel} className="flex flex-wrap gap-x-3 gap-y-1 text-sm text-muted">
      {tags.map((tag) => (
        <li key={tag}>
          <span aria-hidden="true" className="text-reef">
            #
          </span>
          {tag}
        </li>
      ))}
    </ul>
  )
}
