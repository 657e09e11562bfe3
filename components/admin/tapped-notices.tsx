'use client'

import type { Route } from 'next'
import { useRouter } from 'next/navigation'
import { useEffect } from 'react'

/** Opens what a notice leads to that is tapped while this page is open; the page to sign in leads on from there. */
export function TappedNotices() {
  const router = useRouter()
  useEffect(() => {
    const go = ({ data, ports }: MessageEvent<{ open?: Route }>) => {
      if (!data.open) return
      ports[0]?.postMessage('heard')
      router.push(data.open)
    }
    navigator.serviceWorker?.addEventListener('message', go)
    return () => navigator.serviceWorker?.removeEventListener('message', go)
  }, [router])
  return null
}
