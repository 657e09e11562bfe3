import { noStore } from '@/lib/server/base/refusal'
import { readMail } from '@/lib/server/owner/mails'
import { pagePolicy } from '@/lib/server/requests/policy'
import { ownerPage } from '../../_parts/owner-page'
import { Header, Heading, LineLink } from '../../_parts/parts'

/** How an email looks, on its own, for the frame. Nothing in it runs. */
const framed = (html: string) =>
  new Response(html, {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      ...noStore,
      'Content-Security-Policy':
        "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; frame-ancestors 'self'; sandbox",
    },
  })

/** One email as it was sent: as plain text, and as it looks. That's in a frame, which asks for `?html`. */
export const { DELETE, GET, HEAD, OPTIONS, PATCH, POST, PUT } = ownerPage<{ id: string }>({
  render: async ({ params: { id }, query }) => {
    const { subject, text, html } = await readMail(id)
    if (query.has('html')) return framed(html)
    return {
      title: subject,
      headers: { 'Content-Security-Policy': `${pagePolicy()}; frame-src 'self'` },
      content: (
        <div className="grid grid-cols-1 gap-5 text-sm">
          <LineLink href="/admin/mail">All mail</LineLink>
          <Header title={subject} />
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
              <iframe
                src={`/admin/mail/${id}?html=1`}
                title={subject}
                className="bg-white h-120 w-full rounded-input border border-line"
              />
            </section>
          </div>
        </div>
      ),
    }
  },
})
