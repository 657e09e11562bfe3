import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { InboxScreen } from '@/components/admin/inbox/inbox-screen'
import { inbox } from '@/content/admin-inbox'
import { forms } from '@/lib/forms/registry'
import { isOwner } from '@/lib/server/session'

export const metadata: Metadata = { title: inbox.list.title }

export default async function InboxPage() {
  const mayExport = await isOwner(await headers())
  return <InboxScreen forms={forms.map(({ slug, label }) => [slug, label] as const)} mayExport={mayExport} />
}
