import { visitKey } from '@/lib/loader-names'

/** Where a visit began: the contract's `meta.attribution.first` and `.last`. */
export interface Touch {
  landing: string
  referrer?: string
  utm_source?: string
  utm_medium?: string
  utm_campaign?: string
  utm_term?: string
  utm_content?: string
  /** ISO time. */
  at: string
}

/**
 * What goes with a lead: how this visit began, as the loader noted it, for as long as the tab is open
 * (docs/decisions/attribution.md). Undefined where nothing was kept.
 */
export function attribution(): { first?: Touch; last?: Touch } | undefined {
  try {
    const known = JSON.parse(sessionStorage.getItem(visitKey) ?? '{}') as { first?: Touch; last?: Touch }
    return known.first ? known : undefined
  } catch {
    return undefined
  }
}
