import type { RefObject } from 'react'
import { FlowThanks } from '@/components/flow/flow-thanks'
import { formatDuration } from '@/lib/pricing/builder'
import type { Build } from './build'
import type { BuilderCatalogue } from './catalogue'
import { minutesOfBuild, partsOf } from './figures'
import { BuilderReceipt } from './receipt'

interface BuilderConfirmationProps {
  readonly catalogue: BuilderCatalogue
  readonly build: Build
  readonly headingRef?: RefObject<HTMLHeadingElement | null>
  /** Starts again in place. Without it, a link does. */
  readonly again?: () => void
}

/** The word for one area or extra, or for several. */
const counted = ({ one, many }: { one: string; many: string }, count: number) => (count === 1 ? one : many)

/** Shown once the request is stored: its figures, the build and what happens next (specification, sections 4 and 8). */
export function BuilderConfirmation({ catalogue, build, headingRef, again }: BuilderConfirmationProps) {
  const { figures, ways, ...words } = catalogue.words.confirmation
  const { areas, addOns } = partsOf(build, catalogue)
  const rows = [
    [counted(figures.areas, areas.length), areas.length],
    [counted(figures.addOns, addOns.length), addOns.length],
    [figures.time, formatDuration(minutesOfBuild(build, catalogue))],
  ] as const
  return (
    <FlowThanks
      words={words}
      emblem={catalogue.thanksEmblem}
      heading={words.heading}
      headingRef={headingRef}
      text={words.text}
      receipt={<BuilderReceipt catalogue={catalogue} build={build} />}
      figures={
        <dl className="flex flex-wrap gap-x-10 gap-y-3">
          {rows.map(([label, value]) => (
            <div key={label} className="flex flex-col-reverse">
              <dt className="text-sm text-muted">{label}</dt>
              <dd className="font-display text-h3 whitespace-nowrap tabular-nums">{value}</dd>
            </div>
          ))}
        </dl>
      }
      home={{ label: ways.home, href: '/' }}
      again={{ label: ways.again, href: catalogue.path, onClick: again }}
    />
  )
}
