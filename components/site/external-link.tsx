import type { ComponentProps } from 'react'

/** Id of the hidden words that describe every link into a new tab; the site frame holds them. */
export const newTabId = 'new-tab'

/**
 * A link that leaves the site in a new tab. It is described, not named, as such: its name stays
 * the words that are seen.
 */
export function ExternalLink(props: ComponentProps<'a'>) {
  return <a {...props} target="_blank" rel="noopener" aria-describedby={newTabId} />
}
