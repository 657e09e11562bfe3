import type { Metadata } from 'next'
import { PersonScreen } from '@/components/admin/person-screen'
import { admin } from '@/content/admin'

export const metadata: Metadata = { title: admin.person.title }

export default async function PersonPage({ searchParams }: PageProps<'/admin/person'>) {
  const { email } = await searchParams
  return <PersonScreen email={typeof email === 'string' ? email.trim() : ''} />
}
