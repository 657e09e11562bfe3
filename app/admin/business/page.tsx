import type { Metadata } from 'next'
import { BusinessScreen } from '@/components/admin/business/business-screen'
import { adminBusiness } from '@/content/admin-business'

export const metadata: Metadata = { title: adminBusiness.title }

export default function BusinessPage() {
  return <BusinessScreen />
}
