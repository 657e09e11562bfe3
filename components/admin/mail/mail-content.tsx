'use client'

import { adminMail } from '@/content/admin-mail'
import type { MailContent as Content } from '@/lib/owner/responses'
import { Failed, Loading } from '../states'
import { useOwnerData } from '../use-owner-data'

const words = adminMail

/** The frame inherits the page's policy, which forbids style attributes, so the styles are set by script. */
function applyStyles({ contentDocument }: HTMLIFrameElement) {
  for (const element of contentDocument?.querySelectorAll<HTMLElement>('[data-style]') ?? [])
    element.style.cssText = element.dataset.style!
}

/** How an email looks. Nothing runs inside the iframe. */
function MailFrame({ html, subject }: Content) {
  return (
    <iframe
      sandbox="allow-same-origin"
      srcDoc={html.replaceAll(' style="', ' data-style="').replaceAll(/<style[\s\S]*?<\/style>/g, '')}
      onLoad={(event) => applyStyles(event.currentTarget)}
      title={subject}
      className="h-120 w-full rounded-input border border-line"
    />
  )
}

/** An email as plain text and as it looks, from an endpoint that returns both. */
export function MailContent({ url }: { readonly url: string }) {
  // The content never changes, so it's loaded just once.
  const { data, error, mutate } = useOwnerData<Content>(url, { refreshInterval: 0, revalidateIfStale: false })
  if (error) return <Failed title={words.templates.error} error={error} onRetry={() => mutate()} />
  if (!data) return <Loading title={words.loadingContent} />
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
        <MailFrame {...data} />
      </section>
    </div>
  )
}
