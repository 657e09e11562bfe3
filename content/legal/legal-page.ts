import type { Link } from '../types'

/** Shared by both legal pages (specification section 2). */
export const legalPage: { readonly updatedLabel: string; readonly contents: string; readonly home: Link } = {
  updatedLabel: 'Last updated',
  contents: 'On this page',
  home: { label: 'Return to Home', href: '/' },
}
