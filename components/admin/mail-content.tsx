'use client'

import { admin } from '@/content/admin'
import type { MailContent as Content } from '@/lib/owner/answers'
import { useOwnerData } from './use-owner-data'

const words = admin.mail

/** The frame inherits the page's policy, which allows no style attributes: they are set by script instead. */
function applyStyles({ contentDocument }: HTMLIFrameElement) {
  for (const element of contentDocument?.querySelectorAll<HTMLElement>('[data-style]') ?? [])
    element.style.cssText = element.dataset.style!
}

/** Content of an email, as plain text and as HTML. Nothing runs inside the iframe. */
export function MailContent({ id }: { readonly id: string }) {
  // The content never changes, so it's loaded just once.
  const { data, error } = useOwnerData<Content>(`/api/admin/mail/${id}`, { refreshInterval: 0 })
  if (error) return <p role="alert">{words.error}</p>
  if (!data) return <p role="status">{words.loadingContent}</p>
  return (
    <div className="grid gap-4 md:grid-cols-2">
      <section className="min-w-0">
        <h2 className="mb-2 font-sans text-sm font-semibold tracking-normal">{words.asText}</h2>
        <pre
          className="max-h-120 overflow-auto rounded-input bg-shell p-4 font-sans wrap-anywhere whitespace-pre-wrap"
          tabIndex={0}
        >
          {data.text}
        </pre>
      </section>
      <section className="min-w-0">
        <h2 className="mb-2 font-sans text-sm font-semibold tracking-normal">{words.asHtml}</h2>
        <iframe
          sandbox="allow-same-origin"
          srcDoc={data.html.replaceAll(' style="', ' data-style="').replaceAll(/<style[\s\S]*?<\/style>/g, '')}
          onLoad={(event) => applyStyles(event.currentTarget)}
          title={data.subject}
          className="h-120 w-full rounded-input border border-line"
        />
      </section>
    </div>
  )
}
