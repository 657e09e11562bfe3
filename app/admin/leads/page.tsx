import type { Metadata } from 'next'
import { InboxScreen } from '@/components/admin/inbox/inbox-screen'
import { inbox } from '@/content/admin-inbox'
import { forms } from '@/lib/forms/registry'

export const metadata: Metadata = { title: inbox.list.title }

export default function InboxPage() {
  return <InboxScreen forms={forms.map(({ slug, label }) => [slug, label] as const)} />
}
