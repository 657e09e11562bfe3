'use client'

import { useEffect } from 'react'
import type { LeadCounts } from '@/lib/owner/responses'
import { startWorker } from '@/lib/owner/this-device'
import { useOwnerData } from './use-owner-data'

/** Starts the worker that keeps leads for reading offline, and shows the number of new ones on the app's icon. */
export function ThisDevice() {
  const { data } = useOwnerData<LeadCounts>('/api/admin/leads/counts')
  useEffect(() => {
    // The pages work without it, so there's nothing to tell the owner.
    startWorker().catch(() => undefined)
  }, [])
  useEffect(() => {
    if (data) void navigator.setAppBadge?.(data.new ?? 0).catch(() => undefined)
  }, [data])
  return null
}
