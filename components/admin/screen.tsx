import type { ReactNode } from 'react'

/** The head of each of the owner's screens: its name, how many there are, and what stands beside. */
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
  /** An error is told to a screen reader at once, everything else when it is quiet. */
  readonly role: 'status' | 'alert'
  readonly children?: ReactNode
}

/** What a screen says when it has no list to show. */
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
