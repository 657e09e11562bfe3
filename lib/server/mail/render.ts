import 'server-only'
import { render } from '@react-email/components'
import type { ReactElement } from 'react'

/** A mail's two readings of the same markup. */
export async function renderBoth(mail: ReactElement): Promise<{ html: string; text: string }> {
  const [html, text] = await Promise.all([render(mail), render(mail, { plainText: true })])
  return { html, text }
}
