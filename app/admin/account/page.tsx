import type { Metadata } from 'next'
import { AccountScreen } from '@/components/admin/account/account-screen'
import { account } from '@/content/admin-account'

export const metadata: Metadata = { title: account.title }

export default function AccountPage() {
  return <AccountScreen />
}
