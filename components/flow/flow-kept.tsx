import { Button } from '@/components/ui/button'

/** Says that answers were restored from this device, and offers to start again. */
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
    // Always rendered, so that screen readers announce the text when it appears.
    <div role="status">
      {shown && (
        <p className="flow-controls mt-8 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded-input bg-wattle-tint px-5 py-3 text-sm">
          <span>{kept}</span>{' '}
          <Button variant="link" size="inline" className="text-reef" onClick={onAgain}>
            {again}
          </Button>
        </p>
      )}
    </div>
  )
}
