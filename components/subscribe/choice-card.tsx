import type { MouseEvent, ReactNode } from 'react'

interface ChoiceCardProps {
  /** The answer's key and value in the query string. Without scripts, the button sends them. */
  readonly name: string
  readonly value: string
  readonly chosen?: boolean
  readonly onChoose: () => void
  /** Marks the card that was chosen earlier. */
  readonly chosenWord: string
  readonly tag?: string
  readonly className?: string
  readonly children: ReactNode
}

/** A choice: one click stores it and moves on, with or without scripts (specification, section 4). */
export function ChoiceCard({
  name,
  value,
  chosen = false,
  onChoose,
  chosenWord,
  tag,
  className = 'bg-silica',
  children,
}: ChoiceCardProps) {
  const choose = (event: MouseEvent) => {
    event.preventDefault()
    onChoose()
  }
  return (
    <button
      type="submit"
      name={name}
      value={value}
      aria-pressed={value ? chosen : undefined} // without a value it only goes to another step
      onClick={choose}
      className={`group relative flex h-full w-full flex-col items-start gap-1 rounded-card border-2 p-5 text-left transition-colors duration-160 ease-tide xl:p-6 ${chosen ? 'border-reef' : 'border-transparent hover:border-field'} ${className}`}
    >
      {(tag || chosen) && (
        // On a narrow card, a second line goes above the name instead of covering it.
        <span className="absolute bottom-[calc(100%-0.75rem)] left-5 flex flex-wrap gap-2">
          {tag && (
            <span className="rounded-full bg-lagoon-deep px-3 py-1 text-xs leading-tight font-semibold">{tag}</span>
          )}
          {chosen && (
            <span
              aria-hidden="true"
              className="rounded-full bg-reef px-3 py-1 text-xs leading-tight font-semibold text-silica"
            >
              {chosenWord}
            </span>
          )}
        </span>
      )}{' '}
      {children}{' '}
    </button>
  )
}

/** The name of a card. */
export function CardName({ children }: { readonly children: ReactNode }) {
  return <span className="block font-display text-h3 leading-tight tracking-tight">{children}</span>
}
