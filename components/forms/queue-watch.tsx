'use client'

import { useEffect } from 'react'
import { queueKey } from './awaited'

/** On every page: if a form could not be sent earlier, fetches what sends it. */
export function QueueWatch() {
  useEffect(() => {
    try {
      if (localStorage.getItem(queueKey)) void import('./offline-queue').then(({ watchQueue }) => watchQueue())
    } catch {
      // A device that keeps nothing has nothing to send.
    }
  }, [])
  return null
}
