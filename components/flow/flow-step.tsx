import type { ReactNode, RefObject } from 'react'

interface FlowStepProps {
  readonly heading: string
  readonly text: string
  /** Which side it slides in from. */
  readonly from: 'left' | 'right'
  readonly moved: boolean
  readonly headingRef: RefObject<HTMLHeadingElement | null>
  readonly children: ReactNode
}

/** One step of a flow. Its heading takes focus when the step opens. */
export function FlowStep({ heading, text, from, moved, headingRef, children }: FlowStepProps) {
  return (
    <section aria-labelledby="step-heading" data-from={from} className={moved ? 'step-in' : undefined}>
      <h2 id="step-heading" ref={headingRef} tabIndex={-1} className="text-h3">
        {heading}
      </h2>
      <p className="mt-1 mb-6 text-muted">{text}</p>
      {children}
    </section>
  )
}

/** Answers of other steps, carried along in a form that works without scripts. */
export function HiddenFields({ fields }: { readonly fields: Iterable<readonly [name: string, value: string]> }) {
  return [...fields].map(([name, value], index) => (
    <input key={`${name}-${index}`} type="hidden" name={name} value={value} />
  ))
}
