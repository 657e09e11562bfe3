'use client'

import { useEffect } from 'react'
import { awakeEvent } from '@/lib/loader-names'

/** Last in the frame of every page, so that its effect runs when everything else answers: tells the loader. */
export function Awake() {
  useEffect(() => void document.dispatchEvent(new Event(awakeEvent)), [])
  return null
}
