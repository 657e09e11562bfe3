'use client'

import Link from 'next/link'
import { adminMail } from '@/content/admin-mail'
import type { MailTemplateItem } from '@/lib/owner/people'
import { ScreenHeader } from '../screen'
import { Failed, Loading } from '../states'
import { useOwnerData } from '../use-owner-data'
import { MailContent } from './mail-content'

const words = adminMail.templates

const nameOf = ({ kind, form }: MailTemplateItem) => words.name(adminMail.kinds[kind] ?? kind, form)

/** What each mail looks like that the website writes by itself, with sample data. */
export function TemplatesScreen({ chosen }: { readonly chosen: string }) {
  const { data, error, mutate } = useOwnerData<MailTemplateItem[]>('/api/admin/mail/templates', { refreshInterval: 0 })
  const template = data?.find(({ id }) => id === chosen) ?? data?.[0]
  return (
    <div className="grid gap-5">
      <div className="grid gap-2">
        <Link href="/admin/mail" className="text-sm underline">
          {words.back}
        </Link>
        <ScreenHeader title={words.title} />
        <p className="text-sm text-muted">{words.text}</p>
      </div>
      {error && <Failed title={words.error} error={error} onRetry={() => mutate()} />}
      {!data && !error && <Loading title={words.loading} />}
      {data && (
        <nav aria-label={words.choose}>
          <ul className="flex flex-wrap gap-x-4 text-sm">
            {data.map((one) => (
              <li key={one.id}>
                <Link
                  href={{ pathname: '/admin/mail/templates', query: { mail: one.id } }}
                  aria-current={one === template ? 'page' : undefined}
                  prefetch={false}
                  scroll={false}
                  className="inline-block py-2.5 underline aria-[current=page]:font-semibold aria-[current=page]:no-underline"
                >
                  {nameOf(one)}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {template && (
        <section aria-labelledby="mail" className="grid gap-3 text-sm">
          <h2 id="mail" className="font-sans text-base font-semibold tracking-normal">
            {nameOf(template)}
          </h2>
          <MailContent key={template.id} url={`/api/admin/mail/templates/${template.id}`} />
        </section>
      )}
    </div>
  )
}
