import type { Metadata } from 'next'
import { ListsScreen } from '@/components/admin/lists/lists-screen'
import { adminPeople } from '@/content/admin-people'

export const metadata: Metadata = { title: adminPeople.lists.title }

const filterNames = ['list', 'q', 'left', 'page'] as const

export default async function ListsPage({ searchParams }: PageProps<'/admin/lists'>) {
  const params = await searchParams
  const query = Object.fromEntries(
    filterNames.map((name) => [name, params[name]]).filter(([, value]) => typeof value === 'string' && value !== ''),
  ) as Record<string, string>
  return <ListsScreen query={query} />
}
