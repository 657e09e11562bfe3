'use client'

import { admin } from '@/content/admin'
import type { MailItem, Page } from '@/lib/owner/answers'
import { DeliveryNote } from './delivery-note'
import { MailCard } from './mail-card'
import { Pager } from './pager'
import { ScreenHeader, ScreenList } from './screen'
import { useOwnerData } from './use-owner-data'

const words = admin.mail

/** All email, newest first. This is where the owner decides about mail that needs a decision (contract, Mail). */
export function MailScreen({ page }: { readonly page: string }) {
  const { data, error, mutate } = useOwnerData<Page<MailItem>>(`/api/admin/mail?page=${encodeURIComponent(page)}`, {
    keepPreviousData: true,
  })
  return (
    <div className="grid gap-5">
      <ScreenHeader title={words.title} count={data && words.count(data.total)} />
      <DeliveryNote />
      <ScreenList words={words} items={data?.items} error={error} onRetry={() => mutate()}>
        {(mail) => <MailCard mail={mail} onChanged={() => mutate()} />}
      </ScreenList>
      {data && <Pager path="/admin/mail" query={{}} page={data.page} pages={data.pages} />}
    </div>
  )
}
