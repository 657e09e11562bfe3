import 'server-only'
import { render, toPlainText } from '@react-email/components'
import type { ReactElement } from 'react'

export interface Bodies {
  readonly html: string
  readonly text: string
}

/** Exceptions to how the markup is converted to plain text. */
const selectors = [
  // A phone link's text is already the number.
  { selector: 'a[href^="tel:"]', format: 'anchor', options: { ignoreHref: true } },
  // Headings contain names and addresses, and capitals look like spam.
  { selector: 'h1', options: { uppercase: false } },
  { selector: 'h2', options: { uppercase: false } },
  // "Kitchen: $55.00", one per line.
  { selector: 'table.mail-price', format: 'block', options: { leadingLineBreaks: 1, trailingLineBreaks: 1 } },
  { selector: 'p.mail-label', format: 'inlineSurround', options: { suffix: ': ' } },
  { selector: 'p.mail-amount', format: 'inline' },
]

/** An email's HTML and plain text, from the same markup. */
export async function bodiesOf(letter: ReactElement): Promise<Bodies> {
  // React would have the pictures fetched early, by a link that mail apps reject (even before the charset).
  const html = (await render(letter)).replace(/<link rel="preload"[^>]*>/g, '')
  // A button that was left out leaves its spacing behind.
  return { html, text: toPlainText(html, { selectors }).replace(/\n{3,}/g, '\n\n') }
}
