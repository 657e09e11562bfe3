import type { BuilderWords, Counted } from './catalogue'

interface ConfirmationFiguresProps {
  readonly labels: BuilderWords['confirmation']['figures']
  readonly areas: string
  readonly addOns: string
  readonly time: string
  /** What stands out from the page. */
  readonly tint: 'bg-shell' | 'bg-silica'
}

/** The word for one area or extra, or for several. */
const counted = ({ one, many }: Counted, count: string) => (count === '1' ? one : many)

/** The three figures of a confirmation: areas, extras and time (specification, section 8). */
export function ConfirmationFigures({ labels, areas, addOns, time, tint }: ConfirmationFiguresProps) {
  const rows = [
    [counted(labels.areas, areas), areas],
    [counted(labels.addOns, addOns), addOns],
    [labels.time, time],
  ] as const
  return (
    <dl className="mt-10 grid gap-4 sm:grid-cols-3">
      {rows.map(([label, value]) => (
        <div key={label} className={`flex flex-col-reverse rounded-card px-4 py-6 ${tint}`}>
          <dt className="text-muted">{label}</dt>
          <dd className="font-display text-h2 leading-tight whitespace-nowrap tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
