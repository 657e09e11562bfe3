'use client'

import type { Route } from 'next'
import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import type { LeadCounts } from '@/lib/owner/answers'
import { startWorker } from '@/lib/owner/this-device'
import { useOwnerData } from './use-owner-data'

/** Starts the worker that keeps leads for reading offline, opens what its notices lead to, and puts the number of new ones on the app's icon. */
export function ThisDevice() {
  const router = useRouter()
  const { data } = useOwnerData<LeadCounts>('/api/admin/leads/counts')
  useEffect(() => {
    // Without it the pages do what they did before: nothing to tell her.
    startWorker().catch(() => undefined)
  }, [])
  // A notice that she has tapped while this page was open.
  useEffect(() => {
    const go = ({ data }: MessageEvent<{ open?: Route }>) => data.open && router.push(data.open)
    navigator.serviceWorker?.addEventListener('message', go)
    return () => navigator.serviceWorker?.removeEventListener('message', go)
  }, [router])
  useEffect(() => {
    if (data) void navigator.setAppBadge?.(data.new ?? 0).catch(() => undefined)
  }, [data])
  return null
}
