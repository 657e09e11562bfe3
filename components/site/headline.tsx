interface HeadlineProps {
  readonly text: string
  /** The one word, or few, set in the brand's italic; as it stands in `text`. */
  readonly italic?: string
  readonly as?: 'h1' | 'h2' | 'h3'
  /** Its size where that is not its level's. */
  readonly size?: 'h1' | 'h2' | 'h3'
  /** A wattle stroke below the italic. */
  readonly highlight?: boolean
  readonly id?: string
  readonly className?: string
}

const sizes = {
  h1: 'text-h1 leading-[0.98]',
  h2: 'text-h2 leading-[1.02]',
  h3: 'text-h3',
} as const

/** Keeps "Five-Star" on one line; the text stays as it is. */
function unbroken(text: string) {
  return text.split(/(\S+-\S+)/).map((part, index) =>
    index % 2 ? (
      <span key={index} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  )
}

/** A heading with the brand's gesture: one italic word. Its text stays whole. */
export function Headline({ text, italic, as: Tag = 'h2', size = Tag, highlight, id, className }: HeadlineProps) {
  const at = italic ? text.lastIndexOf(italic) : -1
  return (
    <Tag id={id} className={`${sizes[size]} ${className ?? ''}`}>
      {at < 0 || !italic ? (
        unbroken(text)
      ) : (
        <>
          {unbroken(text.slice(0, at))}
          <em className={highlight ? 'highlighter' : undefined}>{italic}</em>
          {unbroken(text.slice(at + italic.length))}
        </>
      )}
    </Tag>
  )
}
