import type { Metadata } from 'next'
import { QuoteEditor } from '@/components/admin/quotes/quote-editor'
import { adminQuotes } from '@/content/admin-quotes'

export const metadata: Metadata = { title: adminQuotes.title }

export default async function QuotePage({ params }: PageProps<'/admin/quotes/[leadId]'>) {
  return <QuoteEditor leadId={(await params).leadId} />
}
