/** An article's tags. `label` names the list for screen readers. */
export function ArticleTags({ tags, label }: { readonly tags: readonly string[]; readonly label: string }) {
  return (
    <ul aria-label={label} className="flex flex-wrap gap-x-3 gap-y-1 text-sm text-muted">
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
