import type { ReactNode } from 'react'
import { Empty, Failed, Loading } from './states'

/** Header of an admin screen: title, number of items, and anything else passed as children. */
export function ScreenHeader({
  title,
  count,
  children,
}: {
  readonly title: string
  readonly count?: string
  readonly children?: ReactNode
}) {
  return (
    <div className="flex flex-wrap items-baseline gap-x-4 gap-y-2">
      <h1 className="min-w-0 text-h3 wrap-anywhere">{title}</h1>
      {/* Always rendered, so that screen readers announce the result of a search or filter. */}
      <p role="status" className="text-sm text-muted tabular-nums empty:absolute">
        {count}
      </p>
      {children}
    </div>
  )
}

interface ScreenListProps<Item> {
  readonly words: Readonly<Record<'loading' | 'error' | 'empty' | 'emptyHint', string>>
  readonly items?: readonly Item[]
  readonly error?: Error
  onRetry(): unknown
  readonly children: (item: Item) => ReactNode
}

/** A list of cards, or a message while it's loading, empty or failing. */
export function ScreenList<Item extends { readonly id: string }>(props: ScreenListProps<Item>) {
  const { words, items, error, onRetry, children } = props
  return (
    <>
      {error && <Failed title={words.error} error={error} onRetry={onRetry} />}
      {!items && !error && <Loading title={words.loading} />}
      {items?.length === 0 && <Empty title={words.empty} text={words.emptyHint} />}
      <ul className="grid gap-2">
        {items?.map((item) => (
          <li key={item.id}>{children(item)}</li>
        ))}
      </ul>
    </>
  )
}
