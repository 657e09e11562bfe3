'use client'

import Link from 'next/link'
import { admin } from '@/content/admin'
import type { DeliveryStatus } from '@/lib/owner/responses'
import { useOwnerData } from './use-owner-data'

/** Explains how email is delivered and shows its current status (decision E23). */
export function DeliveryNote() {
  const { data } = useOwnerData<DeliveryStatus>('/api/admin/mail/status')
  const words = admin.delivery
  const { pending = 0, sending = 0 } = data?.counts ?? {}
  const queued = pending + sending
  const needsDecision = data?.attention ?? 0
  return (
    <p className="text-sm text-muted">
      {admin.contacts.note}{' '}
      {data && (
        <>
          {words[data.carrier]} {data.noticesTo ? words.noticesTo(data.noticesTo) : words.noticesWait}
          {queued > 0 && ` ${words.queued(queued)}`}{' '}
          {needsDecision > 0 && (
            <Link href="/admin/mail?state=attention" className="py-1 font-semibold text-error underline">
              {words.needsDecision(needsDecision)}
            </Link>
          )}
        </>
      )}
    </p>
  )
}
