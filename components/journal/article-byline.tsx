import { formatDay } from '@/lib/day'

interface ArticleBylineProps {
  readonly date: string
  readonly author: string
  readonly readTime?: string
}

/** Date, author and, on the article's own page, the reading time. */
export function ArticleByline({ date, author, readTime }: ArticleBylineProps) {
  return (
    <p className="flex flex-wrap gap-x-2 text-sm text-muted">
      <time dateTime={date}>{formatDay(date)}</time> <span aria-hidden="true">·</span> <span>{author}</span>
      {readTime && (
        <>
          {' '}
          <span aria-hidden="true">·</span> <span>{readTime}</span>
        </>
      )}
    </p>
  )
}
