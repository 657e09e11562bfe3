'use client'

import { useEffect } from 'react'
import { rememberVisit } from './attribution'

/** On every page: notes how the visit began, and, if a form could not be sent earlier, fetches what sends it. */
export function Visit() {
  useEffect(() => {
    rememberVisit()
    try {
      if (localStorage.getItem('sunnie:queue')) void import('./offline-queue').then(({ watchQueue }) => watchQueue())
    } catch {
      // A device that keeps nothing has nothing to send.
    }
  }, [])
  return null
}
