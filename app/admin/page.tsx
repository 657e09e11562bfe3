import type { Metadata } from 'next'
import { TodayScreen } from '@/components/admin/today-screen'
import { inbox } from '@/content/admin-inbox'

export const metadata: Metadata = { title: inbox.today.title }

export default function TodayPage() {
  return <TodayScreen />
}
