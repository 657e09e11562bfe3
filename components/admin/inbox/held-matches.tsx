'use client'

import Link from 'next/link'
import { inbox } from '@/content/admin-inbox'
import type { LeadItem, Page } from '@/lib/owner/responses'
import { useOwnerData } from '../use-owner-data'

/** How many held leads match a search, with a link to them, because other lists leave them out. */
export function HeldMatches({ q }: { readonly q: string }) {
  const query = { q, state: 'held' }
  const { data } = useOwnerData<Page<LeadItem>>(q ? `/api/admin/leads?${new URLSearchParams(query)}` : null)
  if (!data?.total) return null
  return (
    <Link
      href={{ pathname: '/admin/leads', query }}
      prefetch={false}
      className="-my-2 justify-self-start py-3 text-sm underline"
    >
      {inbox.list.heldMatches(data.total)}
    </Link>
  )
}
