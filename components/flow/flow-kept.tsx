import { Button } from '@/components/ui/button'

/** Says that answers came back from this device, and lets them go. */
export function FlowKept({
  shown,
  kept,
  again,
  onAgain,
}: {
  readonly shown: boolean
  readonly kept: string
  readonly again: string
  readonly onAgain: () => void
}) {
  return (
    // There before it says anything, so that it is announced.
    <div role="status">
      {shown && (
        <p className="flow-controls mt-8 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded-input bg-wattle-tint px-5 py-3 text-sm">
          {kept}
          <Button variant="link" size="inline" className="text-reef" onClick={onAgain}>
            {again}
          </Button>
        </p>
      )}
    </div>
  )
}
