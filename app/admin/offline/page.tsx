import type { Metadata } from 'next'
import { OfflineScreen } from '@/components/admin/offline-screen'
import { account } from '@/content/admin-account'

export const metadata: Metadata = { title: account.offline.title }

export default function OfflinePage() {
  return <OfflineScreen />
}
