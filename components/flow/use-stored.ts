'use client'

import { type RefObject, useEffect, useEffectEvent } from 'react'
import { storedEvent } from '@/components/forms/submission-events'

/** Shows a flow's own thanks once the form around `place` has been stored. */
export function useStored(place: RefObject<HTMLElement | null>, onStored: () => void): void {
  const stored = useEffectEvent((event: Event) => {
    event.preventDefault()
    onStored()
  })
  useEffect(() => {
    const form = place.current?.closest('form')
    const listener = (event: Event) => stored(event)
    form?.addEventListener(storedEvent, listener)
    return () => form?.removeEventListener(storedEvent, listener)
  }, [place])
}
