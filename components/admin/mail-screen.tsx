'use client'

import { admin } from '@/content/admin'
import type { MailItem, Page } from '@/lib/owner/answers'
import { DeliveryNote } from './delivery-note'
import { MailCard } from './mail-card'
import { Pager } from './pager'
import { ScreenHead, ScreenNotice } from './screen'
import { useOwnerData } from './use-owner-data'

const words = admin.mail

/** All mail, sent or kept, newest first; what waits for the owner's word gets it here (contract, Mail). */
export function MailScreen({ page }: { readonly page: string }) {
  const { data, error, mutate } = useOwnerData<Page<MailItem>>(`/api/admin/mail?page=${encodeURIComponent(page)}`, {
    keepPreviousData: true,
  })
  return (
    <div className="grid gap-5">
      <ScreenHead title={words.title} count={data && words.count(data.total)} />
      <DeliveryNote />
      {error && (
        <ScreenNotice
          role="alert"
          title={words.error}
          text={error.status === 401 ? admin.contacts.errorText : undefined}
        />
      )}
      {!data && !error && <ScreenNotice role="status" title={words.loading} />}
      {data?.items.length === 0 && <ScreenNotice role="status" title={words.empty} text={words.emptyHint} />}
      <ul className="grid gap-2">
        {data?.items.map((mail) => (
          <li key={mail.id}>
            <MailCard mail={mail} onChanged={() => mutate()} />
          </li>
        ))}
      </ul>
      {data && <Pager path="/admin/mail" query={{}} page={data.page} pages={data.pages} />}
    </div>
  )
}
