import { Headline } from '@/components/site/headline'
import { Progress } from '@/components/ui/progress'

interface FlowHeaderProps {
  readonly title: string
  readonly italic: string
  readonly intro: string
  readonly step: number
  readonly steps: number
  /** Accessible name of the progress bar. */
  readonly progress: string
  /** "Step {step} of {steps}". */
  readonly stepOf: string
  /** Visible text, if it isn't `stepOf`. */
  readonly short?: string
  /** Announces the step if `short` is shown instead, once the visitor has moved. */
  readonly announce: boolean
}

/** "Step 2 of 6" */
export const numbered = (stepOf: string, step: number, steps: number): string =>
  stepOf.replace('{step}', String(step)).replace('{steps}', String(steps))

/** A flow's title and progress. */
export function FlowHeader({ title, italic, intro, step, steps, progress, stepOf, short, announce }: FlowHeaderProps) {
  const text = numbered(stepOf, step, steps)
  return (
    <header className="grid items-end gap-x-12 gap-y-6 lg:grid-cols-[1fr_22rem]">
      <div>
        <Headline as="h1" size="h2" text={title} italic={italic} highlight />
        {/* On a phone, the last step's fields begin on the first screen. */}
        <p className={`mt-4 max-w-prose text-muted ${step === steps ? 'max-lg:hidden' : ''}`}>{intro}</p>
      </div>
      <div className="flow-controls flex items-center gap-4">
        <Progress className="flex-1" value={step} max={steps} aria-label={progress} getValueLabel={() => text} />
        <p
          role={short ? undefined : 'status'}
          aria-hidden={short ? true : undefined}
          className="font-semibold tabular-nums"
        >
          {short ?? text}
        </p>
        {short && (
          <p role="status" className="sr-only">
            {announce ? text : ''}
          </p>
        )}
      </div>
    </header>
  )
}
