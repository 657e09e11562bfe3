import * as ProgressPrimitive from '@radix-ui/react-progress'
import type { ComponentProps } from 'react'

/** Progress bar showing `value` out of `max`. */
export function Progress({ className, value = 0, max = 100, ...props }: ComponentProps<typeof ProgressPrimitive.Root>) {
  return (
    <ProgressPrimitive.Root
      data-slot="progress"
      value={value}
      max={max}
      className={`h-2.5 overflow-hidden rounded-full bg-driftwood ${className ?? ''}`}
      {...props}
    >
      <ProgressPrimitive.Indicator
        data-slot="progress-indicator"
        className="block h-full origin-left rounded-full bg-reef transition-[width] duration-320 ease-tide"
        style={{ width: `${((value ?? 0) / max) * 100}%` }}
      />
    </ProgressPrimitive.Root>
  )
}
