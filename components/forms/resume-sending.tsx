'use client'

import { useEffect } from 'react'

/** On every page: if a form could not be sent earlier, fetches what sends it. Costs nothing otherwise. */
export function ResumeSending() {
  useEffect(() => {
    try {
      if (localStorage.getItem('sunnie:queue')) void import('./offline-queue').then(({ watchQueue }) => watchQueue())
    } catch {
      // A device that keeps nothing has nothing to send.
    }
  }, [])
  return null
}
