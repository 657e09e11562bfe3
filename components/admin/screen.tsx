import type { ReactNode } from 'react'
import { admin } from '@/content/admin'
import type { HttpError } from '@/lib/http'

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
      <h1 className="text-h3">{title}</h1>
      {count && <p className="text-sm text-muted tabular-nums">{count}</p>}
      {children}
    </div>
  )
}

interface NoticeProps {
  readonly title: string
  readonly text?: string
  /** Screen readers announce an `alert` immediately and a `status` when idle. */
  readonly role: 'status' | 'alert'
  readonly children?: ReactNode
}

/** Message shown in place of a list. */
export function ScreenNotice({ title, text, role, children }: NoticeProps) {
  return (
    <div
      role={role}
      className={`rounded-input border px-5 py-6 ${role === 'alert' ? 'border-error text-error' : 'border-line'}`}
    >
      <p className="font-semibold">{title}</p>
      {text && <p className="mt-1 text-sm">{text}</p>}
      {children}
    </div>
  )
}

interface ScreenListProps<Item> {
  readonly words: Readonly<Record<'loading' | 'error' | 'empty' | 'emptyHint', string>>
  readonly items?: readonly Item[]
  readonly error?: HttpError
  readonly children: (item: Item) => ReactNode
}

/** A list of cards, or a message while it's loading, empty or failing. */
export function ScreenList<Item extends { readonly id: string }>(props: ScreenListProps<Item>) {
  const { words, items, error, children } = props
  return (
    <>
      {error && (
        <ScreenNotice
          role="alert"
          title={words.error}
          text={error.status === 401 ? admin.contacts.errorText : undefined}
        />
      )}
      {!items && !error && <ScreenNotice role="status" title={words.loading} />}
      {items?.length === 0 && <ScreenNotice role="status" title={words.empty} text={words.emptyHint} />}
      <ul className="grid gap-2">
        {items?.map((item) => (
          <li key={item.id}>{children(item)}</li>
        ))}
      </ul>
    </>
  )
}
