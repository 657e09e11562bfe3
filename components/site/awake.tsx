'use client'

import { useEffect } from 'react'
import { awakeEvent } from '@/lib/loader-names'

/** Last in every page's frame, so that its effect runs once everything else responds. Tells the loader. */
export function Awake() {
  useEffect(() => void document.dispatchEvent(new Event(awakeEvent)), [])
  return null
}
