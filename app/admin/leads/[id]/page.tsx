import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { WithDrafts } from '@/components/admin/drafts'
import { LeadScreen } from '@/components/admin/inbox/lead-screen'
import { QuoteEditor } from '@/components/admin/quotes/quote-editor'
import { inbox } from '@/content/admin-inbox'
import { isOwner } from '@/lib/server/session'

export const metadata: Metadata = { title: inbox.lead.title }

export default async function LeadPage({ params }: PageProps<'/admin/leads/[id]'>) {
  const { id } = await params
  const asOwner = await isOwner(await headers())
  return (
    <WithDrafts>
      <LeadScreen key={id} id={id} asOwner={asOwner} quote={<QuoteEditor leadId={id} />} />
    </WithDrafts>
  )
}
