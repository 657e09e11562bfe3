import 'server-only'
import { render, toPlainText } from '@react-email/components'
import type { ReactElement } from 'react'

export interface Bodies {
  readonly html: string
  readonly text: string
}

/** A phone number says what it links to. */
const numbers = { selector: 'a[href^="tel:"]', format: 'anchor', options: { ignoreHref: true } }

/** A letter's HTML and plain text, from the same markup. */
export async function bodiesOf(letter: ReactElement): Promise<Bodies> {
  const html = await render(letter)
  // Where a button was left out, its spacing stays behind.
  return { html, text: toPlainText(html, { selectors: [numbers] }).replace(/\n{3,}/g, '\n\n') }
}
