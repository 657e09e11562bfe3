'use client'

import { useEffect } from 'react'
import { queueKey } from '@/lib/loader-names'

function loadQueue() {
  try {
    if (localStorage.getItem(queueKey)) void import('./sender').then(({ watchQueue }) => watchQueue())
  } catch {
    // If the device keeps nothing, there's nothing to send.
  }
}

const onPageShow = ({ persisted }: PageTransitionEvent) => persisted && loadQueue()

/** On every page, including one the browser restores: loads the queue if a form couldn't be sent earlier. */
export function QueueWatch() {
  useEffect(() => {
    loadQueue()
    window.addEventListener('pageshow', onPageShow)
    return () => window.removeEventListener('pageshow', onPageShow)
  }, [])
  return null
}
