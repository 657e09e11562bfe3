import type { Meta } from '@/lib/forms/meta'
import { visitKey } from '@/lib/loader-names'

/**
 * What goes with a lead: how this visit began, as the loader noted it, for as long as the tab is open
 * (docs/decisions/attribution.md). Undefined where nothing was kept.
 */
export function attribution(): Meta['attribution'] {
  try {
    const known = JSON.parse(sessionStorage.getItem(visitKey) ?? '{}') as NonNullable<Meta['attribution']>
    return known.first ? known : undefined
  } catch {
    return undefined
  }
}
