import type { RefObject } from 'react'
import { FlowThanks } from '@/components/flow/flow-thanks'
import type { WizardCatalogue } from './catalogue'
import type { PlanChoice } from './choice'
import { SubscribeReceipt } from './receipt'

interface SubscribeThankYouProps {
  readonly catalogue: WizardCatalogue
  /** The plan that was asked for. */
  readonly choice: PlanChoice
  readonly headingRef?: RefObject<HTMLHeadingElement | null>
  /** Starts again in place. Without it, a link does. */
  readonly again?: () => void
}

/** Shown once the request is stored: the plan, what happens next, and ways to continue (specification, section 4). */
export function SubscribeThankYou({ catalogue, choice, headingRef, again }: SubscribeThankYouProps) {
  const { home, again: startAgain, ...words } = catalogue.words.thankYou
  return (
    <FlowThanks
      words={words}
      emblem={catalogue.thanksEmblem}
      heading={words.heading}
      headingRef={headingRef}
      text={words.text}
      receipt={choice.service && <SubscribeReceipt catalogue={catalogue} choice={choice} />}
      home={{ label: home, href: '/' }}
      again={{ label: startAgain, href: catalogue.path, onClick: again }}
    />
  )
}
