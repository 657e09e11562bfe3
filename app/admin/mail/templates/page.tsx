import type { Metadata } from 'next'
import { TemplatesScreen } from '@/components/admin/mail/templates-screen'
import { adminMail } from '@/content/admin-mail'

export const metadata: Metadata = { title: adminMail.templates.title }

export default async function TemplatesPage({ searchParams }: PageProps<'/admin/mail/templates'>) {
  const { mail } = await searchParams
  return <TemplatesScreen chosen={typeof mail === 'string' ? mail : ''} />
}
