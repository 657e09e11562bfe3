import 'server-only'
import { render } from '@react-email/components'
import type { ReactElement } from 'react'

/** Renders a mail's HTML and plain text from the same markup. */
export async function renderBoth(mail: ReactElement): Promise<{ html: string; text: string }> {
  const [html, text] = await Promise.all([render(mail), render(mail, { plainText: true })])
  return { html, text }
}
