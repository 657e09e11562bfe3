import type { MouseEvent } from 'react'

/** A press on something in a list that it goes from: the second of two would meet the next, which has moved up under the thumb. */
export const once = (does: () => unknown) => (event: MouseEvent) => {
  if (event.detail < 2) void does()
}
