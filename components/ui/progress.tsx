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
      {/* An SVG's width is an attribute of its own. The content security policy allows no style attributes. */}
      <svg
        data-slot="progress-indicator"
        width={`${((value ?? 0) / max) * 100}%`}
        className="block h-full rounded-full bg-reef transition-[width] duration-320 ease-tide forced-colors:bg-[Highlight]"
      />
    </ProgressPrimitive.Root>
  )
}
