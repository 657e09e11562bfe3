interface HeadlineProps {
  readonly text: string
  /** The part of `text` to set in italics, usually one word. */
  readonly italic?: string
  readonly as?: 'h1' | 'h2' | 'h3'
  /** Defaults to the size of its level. */
  readonly size?: 'h1' | 'h2' | 'h3'
  /** Underlines the italic part with a wattle brush stroke. */
  readonly highlight?: boolean
  readonly id?: string
  readonly className?: string
}

const sizes = {
  h1: 'text-h1 leading-[1.04]',
  h2: 'text-h2 leading-[1.02]',
  h3: 'text-h3',
} as const

/**
 * Keeps hyphenated words such as "Five-Star" on one line where there's room, and a dash between words from starting a
 * line.
 */
export function keepHyphenated(text: string) {
  return text.split(/(\S+-\S+|\S+ -(?= ))/).map((part, index) =>
    index % 2 ? (
      <span key={index} className="inline-block">
        {part}
      </span>
    ) : (
      part
    ),
  )
}

/** A heading in the brand's style, with one part in italics. */
export function Headline({ text, italic, as: Tag = 'h2', size = Tag, highlight, id, className }: HeadlineProps) {
  const at = italic ? text.lastIndexOf(italic) : -1
  return (
    <Tag id={id} className={`${sizes[size]} ${className ?? ''}`}>
      {at < 0 || !italic ? (
        keepHyphenated(text)
      ) : (
        <>
          {keepHyphenated(text.slice(0, at))}
          <em className={highlight ? 'highlighter' : undefined}>{italic}</em>
          {keepHyphenated(text.slice(at + italic.length))}
        </>
      )}
    </Tag>
  )
}
