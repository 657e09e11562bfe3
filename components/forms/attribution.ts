import type { Meta } from '@/lib/forms/meta'
import { visitKey } from '@/lib/loader-names'

/**
 * How this visit began, as the loader noted it, to send with a lead. Kept until the tab is closed
 * (docs/decisions/attribution.md). Undefined if nothing was kept.
 */
export function attribution(): Meta['attribution'] {
  try {
    const known = JSON.parse(sessionStorage.getItem(visitKey) ?? '{}') as NonNullable<Meta['attribution']>
    return known.first ? known : undefined
  } catch {
    return undefined
  }
}
