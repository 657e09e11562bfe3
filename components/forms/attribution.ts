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

const storageKey = 'sunnie:visit'
const campaignKeys = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content'] as const

function read(): { first?: Touch; last?: Touch } {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? '{}') as { first?: Touch; last?: Touch }
  } catch {
    return {}
  }
}

/** This page as a touch, when somebody came to it from elsewhere or by a campaign's link. */
function touch(first: boolean): Touch | undefined {
  const query = new URLSearchParams(location.search)
  const campaign = Object.fromEntries(
    campaignKeys.flatMap((key) => (query.get(key) ? [[key, query.get(key)!.slice(0, 300)]] : [])),
  )
  const referrer =
    document.referrer && !document.referrer.startsWith(location.origin) ? document.referrer.slice(0, 2_000) : undefined
  if (!first && !referrer && !Object.keys(campaign).length) return undefined
  return { landing: location.pathname, ...(referrer && { referrer }), ...campaign, at: new Date().toISOString() }
}

/** Notes how this visit began, for as long as the tab is open: session storage, no cookie (docs/decisions/attribution.md). */
export function rememberVisit(): void {
  try {
    const known = read()
    const now = touch(!known.first)
    if (now) sessionStorage.setItem(storageKey, JSON.stringify({ first: known.first ?? now, last: now }))
  } catch {
    // A device that keeps nothing tells nothing.
  }
}

/** What goes with a lead; undefined where nothing was kept. */
export function attribution(): { first?: Touch; last?: Touch } | undefined {
  const known = read()
  return known.first ? known : undefined
}
