import { HiddenFields } from '@/components/flow/flow-step'
import { Button } from '@/components/ui/button'

interface FlowBackProps {
  readonly path: string
  /** The answers so far, as form fields. */
  readonly fields: readonly (readonly [name: string, value: string])[]
  /** The step to go back to. Below 1 there's none, and the button is disabled. */
  readonly to: number
  readonly label: string
  readonly onBack: () => void
}

/** A flow's Back button, in a form of its own so that it works without scripts. */
export function FlowBack({ path, fields, to, label, onBack }: FlowBackProps) {
  return (
    <form action={path} method="get">
      <HiddenFields fields={fields} />
      <Button
        type="submit"
        name="step"
        value={to}
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
    </form>
  )
}
