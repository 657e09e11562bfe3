import type { MouseEvent } from 'react'

/** For a button in a row that disappears: ignores a second click, which would hit the row that has moved up. */
export const ignoreDoubleClick = (does: () => unknown) => (event: MouseEvent) => {
  if (event.detail < 2) void does()
}
