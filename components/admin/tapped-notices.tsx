'use client'

import type { Route } from 'next'
import { useRouter } from 'next/navigation'
import { useEffect } from 'react'

/** Opens the page of a notice that's tapped while this page is open. If signed out, the sign-in page leads on to it. */
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
