import type { Metadata } from 'next'
import { QuoteEditor } from '@/components/admin/quotes/quote-editor'
import { adminQuotes } from '@/content/admin-quotes'

export const metadata: Metadata = { title: adminQuotes.title }

export default async function QuotePage({ params }: PageProps<'/admin/quotes/[leadId]'>) {
  return (
    <>
      <h1 className="sr-only">{adminQuotes.title}</h1>
      <QuoteEditor leadId={(await params).leadId} />
    </>
  )
}
