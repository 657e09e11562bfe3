import type { RefObject } from 'react'
import { Promised } from '@/components/site/promised'
import { Button, buttonVariants } from '@/components/ui/button'
import { formatDuration } from '@/lib/pricing/builder'
import type { Build } from './build'
import type { BuilderCatalogue } from './catalogue'
import { ConfirmationFigures } from './confirmation-figures'
import { minutesOfBuild, partsOf } from './figures'

/** Shown once the request is stored: its three figures and what happens next (specification, sections 4 and 8). */
export function BuilderConfirmation({
  catalogue,
  build,
  headingRef,
  again,
}: {
  readonly catalogue: BuilderCatalogue
  readonly build: Build
  readonly headingRef: RefObject<HTMLHeadingElement | null>
  readonly again: () => void
}) {
  const { heading: title, figures, next, ways } = catalogue.words.confirmation
  const emblem = catalogue.thanksEmblem
  const { areas, addOns } = partsOf(build, catalogue)
  return (
    <div className="mx-auto max-w-4xl py-section text-center">
      {emblem && <img {...emblem} alt="" className="mx-auto mb-6 h-32 w-auto" />}
      <h1 ref={headingRef} tabIndex={-1} className="text-h2">
        {title}
      </h1>
      <ConfirmationFigures
        labels={figures}
        areas={String(areas.length)}
        addOns={String(addOns.length)}
        time={formatDuration(minutesOfBuild(build, catalogue))}
        tint="bg-silica"
      />
      <p className="mx-auto mt-8 max-w-prose text-lg">
        <Promised>{next}</Promised>
      </p>
      <p className="mt-10 flex flex-wrap justify-center gap-4">
        <a href="/" className={buttonVariants()}>
          {ways.home}
        </a>{' '}
        <Button variant="outline" onClick={again}>
          {ways.again}
        </Button>
      </p>
    </div>
  )
}
