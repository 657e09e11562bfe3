'use client'

import Link from 'next/link'
import { useRouter } from 'next/navigation'
import { Label } from '@/components/ui/label'
import { adminMail } from '@/content/admin-mail'
import { nameOfKind } from '@/lib/owner/mail-status'
import type { MailTemplateItem } from '@/lib/owner/responses'
import { ScreenHeader } from '../screen'
import { Failed, Loading } from '../states'
import { ChoiceMenu } from '../ui/choice-menu'
import { useOwnerData } from '../use-owner-data'
import { MailContent } from './mail-content'

const words = adminMail.templates

const nameOf = ({ kind, form }: MailTemplateItem) => words.name(nameOfKind(kind), form)

/** Every email that the website writes by itself, shown with sample data. */
export function TemplatesScreen({ chosen }: { readonly chosen: string }) {
  const { data, error, mutate } = useOwnerData<MailTemplateItem[]>('/api/admin/mail/templates', { refreshInterval: 0 })
  const router = useRouter()
  const template = data?.find(({ id }) => id === chosen) ?? data?.[0]
  return (
    <div className="grid grid-cols-1 gap-5">
      <div className="grid gap-2">
        <Link href="/admin/mail" className="-my-3 py-3 text-sm underline">
          {words.back}
        </Link>
        <ScreenHeader title={words.title} />
        <p className="text-sm text-muted">{words.text}</p>
      </div>
      {error && <Failed title={words.error} error={error} onRetry={() => mutate()} />}
      {!data && !error && <Loading title={words.loading} />}
      {data && template && (
        <div className="grid max-w-xl gap-1 text-sm">
          <Label htmlFor="mail">{words.choose}</Label>
          <ChoiceMenu
            id="mail"
            label={words.choose}
            value={template.id}
            options={data.map((one) => [one.id, nameOf(one)])}
            onChange={(id) => router.replace(`/admin/mail/templates?mail=${id}`)}
          />
        </div>
      )}
      {template && <MailContent key={template.id} url={`/api/admin/mail/templates/${template.id}`} />}
    </div>
  )
}
