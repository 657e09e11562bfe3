import type { Metadata } from 'next'
import { LeadFilters } from '@/components/admin/lead-filters'
import { LeadsScreen } from '@/components/admin/leads-screen'
import { admin } from '@/content/admin'
import { forms } from '@/lib/forms/registry'

export const metadata: Metadata = { title: admin.leads.title }

const filterNames = ['form', 'state', 'q', 'from', 'to', 'page'] as const

export default async function LeadsPage({ searchParams }: PageProps<'/admin/leads'>) {
  const params = await searchParams
  const query = Object.fromEntries(
    filterNames.map((name) => [name, params[name]]).filter(([, value]) => typeof value === 'string' && value !== ''),
  ) as Record<string, string>
  return (
    <LeadsScreen query={query}>
      <LeadFilters query={query} forms={forms.map(({ slug, label }) => [slug, label] as const)} />
    </LeadsScreen>
  )
}
