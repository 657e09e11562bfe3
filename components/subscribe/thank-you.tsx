import type { RefObject } from 'react'
import { Promised } from '@/components/site/promised'
import { Button, buttonVariants } from '@/components/ui/button'
import type { Emblem } from '@/components/flow/emblem'
import type { WizardWords } from './catalogue'

/** Shown once the request is stored: what happens next, and two ways to continue (specification, section 4). */
export function SubscribeThankYou({
  words,
  emblem,
  headingRef,
  again,
}: {
  readonly words: WizardWords['thankYou']
  readonly emblem?: Emblem
  readonly headingRef: RefObject<HTMLHeadingElement | null>
  readonly again: () => void
}) {
  return (
    <div className="mx-auto max-w-2xl py-section text-center">
      {emblem && <img {...emblem} alt="" className="mx-auto mb-6 h-32 w-auto" />}
      <h1 ref={headingRef} tabIndex={-1} className="text-h2">
        {words.heading}
      </h1>
      <p className="mx-auto mt-6 max-w-prose text-lg">
        <Promised>{words.text}</Promised>
      </p>
      <p className="mt-10 flex flex-wrap justify-center gap-4">
        <a href="/" className={buttonVariants()}>
          {words.home}
        </a>{' '}
        <Button variant="outline" onClick={again}>
          {words.again}
        </Button>
      </p>
    </div>
  )
}
