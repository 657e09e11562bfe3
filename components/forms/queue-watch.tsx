'use client'

import { useEffect } from 'react'
import { queueKey } from '@/lib/loader-names'

function look() {
  try {
    if (localStorage.getItem(queueKey)) void import('./offline-queue').then(({ watchQueue }) => watchQueue())
  } catch {
    // If the device keeps nothing, there's nothing to send.
  }
}

const lookAgain = ({ persisted }: PageTransitionEvent) => persisted && look()

/** On every page, including one the browser restores: loads the queue if a form couldn't be sent earlier. */
export function QueueWatch() {
  useEffect(() => {
    look()
    window.addEventListener('pageshow', lookAgain)
    return () => window.removeEventListener('pageshow', lookAgain)
  }, [])
  return null
}
