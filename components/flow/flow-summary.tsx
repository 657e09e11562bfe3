import type { MouseEventHandler } from 'react'

/** How to change an answer: its step's URL, and the click that opens it in place. */
export interface Change {
  readonly href: string
  readonly onClick: MouseEventHandler
}

export function ChangeLink({
  change,
  word,
  what,
}: {
  readonly change: Change
  readonly word: string
  readonly what: string
}) {
  return (
    <a {...change} className="flow-controls inline-block py-1 font-semibold text-reef underline underline-offset-4">
      <span>{word}</span>
      <span className="sr-only"> {what}</span>
    </a>
  )
}

interface FlowSummaryProps {
  readonly lines: readonly {
    readonly label: string
    readonly value: string
    readonly note?: string
    readonly change?: Change
  }[]
  readonly changeWord: string
  /** Id of the receipt, and the text of the link to it. */
  readonly to: string
  readonly see: string
}

/** What, when and how much, above the last step's fields on a phone. On a desktop the receipt is beside them. */
export function FlowSummary({ lines, changeWord, to, see }: FlowSummaryProps) {
  return (
    <div className="mb-6 rounded-input bg-silica px-4 py-2 text-sm lg:hidden print:hidden forced-colors:border">
      <dl>
        {lines.map(({ label, value, note, change }) => (
          <div key={label} className="flex flex-wrap items-baseline gap-x-3 border-b border-line py-1.5 last:border-0">
            <dt className="w-14 text-muted">{label}</dt>
            <dd className="beside font-semibold tabular-nums">
              <span>{value}</span> {note && <span className="block font-normal text-muted">{note}</span>}
            </dd>
            {change && (
              <dd>
                <ChangeLink change={change} word={changeWord} what={label} />
              </dd>
            )}
          </div>
        ))}
      </dl>
      <a href={`#${to}`} className="inline-block py-1 font-semibold text-reef underline underline-offset-4">
        {see}
      </a>
    </div>
  )
}
