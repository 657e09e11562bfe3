import { Carried } from '@/components/flow/flow-step'
import { Button } from '@/components/ui/button'

interface FlowBackProps {
  readonly path: string
  /** The answers so far, as fields. */
  readonly fields: readonly (readonly [name: string, value: string])[]
  /** The step that it leads to; there is none before the first. */
  readonly to: number
  readonly label: string
  readonly onBack: () => void
}

/** A flow's way back: a form of its own, which works without scripts. */
export function FlowBack({ path, fields, to, label, onBack }: FlowBackProps) {
  return (
    <form action={path} method="get">
      <Carried fields={fields} />
      <Button
        type="submit"
        name="step"
        value={to}
        variant="outline"
        // Words pass under it on a phone, so it isn't see-through before there is a step back.
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
