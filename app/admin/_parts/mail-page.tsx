import type { ReactNode } from 'react'
import { pagePolicy } from '@/lib/server/requests/policy'
import type { MailContent as Content } from '@/lib/server/owner/mails'
import { noStore } from '@/lib/server/base/refusal'
import type { Page } from './owner-page'
import { Header, Heading, LineLink, addressOf } from './parts'

/** How an email looks, on its own, for the frame. Nothing in it runs. */
const framed = ({ html }: Content) =>
  new Response(html, {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      ...noStore,
      'Content-Security-Policy':
        "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; frame-ancestors 'self'; sandbox",
    },
  })

/**
 * A page that shows an email as plain text and as it looks. That's in a frame, which asks the same address again with
 * `html`.
 * @param above the page's title, and what stands above the email
 */
export function mailPage(mail: Content, url: URL, above: { title: string; children?: ReactNode }): Page | Response {
  if (url.searchParams.has('html')) return framed(mail)
  const { title, children } = above
  return {
    title,
    headers: { 'Content-Security-Policy': `${pagePolicy()}; frame-src 'self'` },
    content: (
      <div className="grid grid-cols-1 gap-5 text-sm">
        <LineLink href="/admin/mail">All mail</LineLink>
        <Header title={title} />
        {children}
        <div className="grid gap-4 md:grid-cols-2">
          <section aria-label="Text" className="grid min-w-0 content-start gap-2">
            <Heading>Text</Heading>
            <pre
              className="max-h-120 overflow-auto rounded-input bg-shell p-4 font-sans wrap-anywhere whitespace-pre-wrap"
              tabIndex={0}
            >
              {mail.text}
            </pre>
          </section>
          <section aria-label="Preview" className="grid min-w-0 content-start gap-2">
            <Heading>Preview</Heading>
            <iframe
              src={addressOf(url.pathname, Object.fromEntries(url.searchParams), { html: 1 })}
              title={mail.subject}
              className="bg-white h-120 w-full rounded-input border border-line"
            />
          </section>
        </div>
      </div>
    ),
  }
}
