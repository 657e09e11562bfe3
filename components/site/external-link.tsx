import type { ComponentProps } from 'react'

/** Id of the hidden text in the site frame that describes links opening in a new tab. */
export const newTabId = 'new-tab'

/**
 * A link that opens in a new tab. Its description tells screen readers so, and its accessible name still matches the
 * visible text.
 */
export function ExternalLink(props: ComponentProps<'a'>) {
  return <a {...props} target="_blank" rel="noopener" aria-describedby={newTabId} />
}
