import type { Metadata } from 'next'
import { LeadScreen } from '@/components/admin/inbox/lead-screen'
import { QuoteEditor } from '@/components/admin/quotes/quote-editor'
import { inbox } from '@/content/admin-inbox'

export const metadata: Metadata = { title: inbox.lead.title }

export default async function LeadPage({ params }: PageProps<'/admin/leads/[id]'>) {
  const { id } = await params
  return <LeadScreen key={id} id={id} quote={<QuoteEditor leadId={id} />} />
}
