import 'server-only'
import { render, toPlainText } from '@react-email/components'
import type { ReactElement } from 'react'

export interface Bodies {
  readonly html: string
  readonly text: string
}

/** A letter's HTML and plain text, from the same markup. */
export async function bodiesOf(letter: ReactElement): Promise<Bodies> {
  const html = await render(letter)
  // Where a button was left out, its spacing stays behind.
  return { html, text: toPlainText(html).replace(/\n{3,}/g, '\n\n') }
}
