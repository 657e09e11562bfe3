import { pagePolicy } from '@/lib/server/requests/policy'
import type { MailContent as Content } from '@/lib/owner/responses'
import { noStore } from '@/lib/server/base/refusal'
import { Heading } from './parts'

/** Lets a page show an email in a frame. */
export const framingHeaders = { 'Content-Security-Policy': `${pagePolicy()}; frame-src 'self'` }

/** How an email looks, on its own, for the frame. Nothing in it runs. */
export const framedMail = ({ html }: Content) =>
  new Response(html, {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      ...noStore,
      'Content-Security-Policy':
        "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; frame-ancestors 'self'; sandbox",
    },
  })

/**
 * An email as plain text and as it looks.
 * @param src where `framedMail` answers
 */
export const MailContent = ({ mail: { subject, text }, src }: { mail: Content; src: string }) => (
  <div className="grid gap-4 md:grid-cols-2">
    <section aria-label="Text" className="grid min-w-0 content-start gap-2">
      <Heading>Text</Heading>
      <pre
        className="max-h-120 overflow-auto rounded-input bg-shell p-4 font-sans wrap-anywhere whitespace-pre-wrap"
        tabIndex={0}
      >
        {text}
      </pre>
    </section>
    <section aria-label="Preview" className="grid min-w-0 content-start gap-2">
      <Heading>Preview</Heading>
      <iframe src={src} title={subject} className="bg-white h-120 w-full rounded-input border border-line" />
    </section>
  </div>
)
