import { HiddenFields } from '@/components/flow/flow-step'
import { Button } from '@/components/ui/button'

interface BackButtonProps {
  /** The step to go back to. Below 1 there's none, and the button is disabled. */
  readonly to: number
  readonly label: string
  readonly onBack: () => void
}

/** A flow's Back button, for a form with the answers so far. It submits that form if there are no scripts. */
export const BackButton = ({ to, label, onBack }: BackButtonProps) => (
  <Button
    type="submit"
    name="step"
    value={Math.max(to, 1)} // text browsers submit a disabled button too
    variant="outline"
    // Text scrolls under it on a phone, so it isn't see-through while disabled.
    className="bg-silica disabled:border-line disabled:text-muted disabled:opacity-100"
    disabled={to < 1}
    onClick={(event) => {
      event.preventDefault()
      onBack()
    }}
  >
    {label}
  </Button>
)

interface FlowBackProps extends BackButtonProps {
  readonly path: string
  /** The answers so far, as form fields. */
  readonly fields: readonly (readonly [name: string, value: string])[]
}

/** The Back button of a step whose own form is for something else. */
export const FlowBack = ({ path, fields, ...button }: FlowBackProps) => (
  <form action={path} method="get">
    <HiddenFields fields={fields} />
    <BackButton {...button} />
  </form>
)
