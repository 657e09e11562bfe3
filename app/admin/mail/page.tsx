import type { Metadata } from 'next'
import { MailScreen } from '@/components/admin/mail/mail-screen'
import { adminMail } from '@/content/admin-mail'

export const metadata: Metadata = { title: adminMail.title }

export default async function MailPage({ searchParams }: PageProps<'/admin/mail'>) {
  const { page, state } = await searchParams
  return <MailScreen page={typeof page === 'string' ? page : '1'} state={typeof state === 'string' ? state : ''} />
}
