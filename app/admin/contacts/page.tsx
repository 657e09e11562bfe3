import type { Metadata } from 'next'
import { ContactsScreen } from '@/components/admin/contacts-screen'
import { admin } from '@/content/admin'

export const metadata: Metadata = { title: admin.contacts.title }

export default function ContactsPage() {
  return <ContactsScreen />
}
