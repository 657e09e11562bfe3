import 'server-only'
import { render, toPlainText } from '@react-email/components'
import type { ReactElement } from 'react'

export interface Bodies {
  readonly html: string
  readonly text: string
}

/** How plain text differs from what would be made of the markup. */
const selectors = [
  // A phone number says what it links to.
  { selector: 'a[href^="tel:"]', format: 'anchor', options: { ignoreHref: true } },
  // Headings hold names and addresses, and capitals look like spam.
  { selector: 'h1', options: { uppercase: false } },
  { selector: 'h2', options: { uppercase: false } },
  // "Kitchen: $55.00", a line each.
  { selector: 'table.mail-price', format: 'block', options: { leadingLineBreaks: 1, trailingLineBreaks: 1 } },
  { selector: 'p.mail-label', format: 'inlineSurround', options: { suffix: ': ' } },
  { selector: 'p.mail-amount', format: 'inline' },
]

/** A letter's HTML and plain text, from the same markup. */
export async function bodiesOf(letter: ReactElement): Promise<Bodies> {
  const html = await render(letter)
  // Where a button was left out, its spacing stays behind.
  return { html, text: toPlainText(html, { selectors }).replace(/\n{3,}/g, '\n\n') }
}
