'use client'

import { useEffect } from 'react'
import { queueKey } from '@/lib/loader-names'

function look() {
  try {
    if (localStorage.getItem(queueKey)) void import('./offline-queue').then(({ watchQueue }) => watchQueue())
  } catch {
    // A device that keeps nothing has nothing to send.
  }
}

const lookAgain = ({ persisted }: PageTransitionEvent) => persisted && look()

/** On every page, also when the browser brings it back: if a form could not be sent earlier, fetches what sends it. */
export function QueueWatch() {
  useEffect(() => {
    look()
    window.addEventListener('pageshow', lookAgain)
    return () => window.removeEventListener('pageshow', lookAgain)
  }, [])
  return null
}
