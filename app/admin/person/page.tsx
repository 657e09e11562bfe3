import type { Metadata } from 'next'
import { PeopleScreen } from '@/components/admin/people/people-screen'
import { PersonScreen } from '@/components/admin/people/person-screen'
import { adminPeople } from '@/content/admin-people'

export const metadata: Metadata = { title: adminPeople.people.title }

const isEmail = (text: string) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text)

/** Shows one person for `?email=`, otherwise the results for `?q=`. A complete address goes straight to its person. */
export default async function PersonPage({ searchParams }: PageProps<'/admin/person'>) {
  const params = await searchParams
  const of = (name: string) => (typeof params[name] === 'string' ? params[name].trim() : '')
  const email = of('email') || (isEmail(of('q')) ? of('q') : '')
  return email ? <PersonScreen key={email} email={email} /> : <PeopleScreen q={of('q')} page={of('page')} />
}
