import type { Metadata } from 'next'
import { MailScreen } from '@/components/admin/mail-screen'
import { admin } from '@/content/admin'

export const metadata: Metadata = { title: admin.mail.title }

export default async function MailPage({ searchParams }: PageProps<'/admin/mail'>) {
  const { page } = await searchParams
  return <MailScreen page={typeof page === 'string' ? page : '1'} />
}
