/** Tags in words, as they stand in the front matter. `label` names the list. */
export function ArticleTags({
  tags,
  label,
  className,
}: {
  readonly tags: readonly string[]
  readonly label: string
  readonly className?: string
}) {
  return (
    <ul aria-label={label} className={`flex flex-wrap gap-x-3 gap-y-1 text-sm text-muted ${className ?? ''}`}>
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
