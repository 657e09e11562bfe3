'use client'

import { useCallback, useEffect, useRef, useState } from 'react'
import { readyToast } from '@/components/site/show-toast'
import { useOneStepAPress } from './use-one-step-a-press'

interface Placed {
  readonly step: number
}

interface Options<Place extends Placed> {
  readonly start: Place
  readonly read: (query: URLSearchParams) => Place
  readonly addressOf: (place: Place) => string
}

export interface Flow<Place> {
  readonly place: Place
  readonly from: 'left' | 'right'
  /** Whether a step has been taken since the page came: nothing is announced or moved before. */
  readonly moved: boolean
  /** Opens a step, as an entry of the browser's history. */
  moveTo: (place: Place) => void
  /** Changes the answers of the open step. */
  stay: (place: Place) => void
  /** Goes on the heading of each step, and of the thanks. */
  headingRef: React.RefObject<HTMLHeadingElement | null>
}

/**
 * The steps of a flow and its address: the browser's own Back works, a reload and a link open the same place. Each new
 * step takes the focus to its heading.
 */
export function useFlow<Place extends Placed>({ start, read, addressOf }: Options<Place>): Flow<Place> {
  const [{ place, from, moves }, setAt] = useState({ place: start, from: 'right' as 'left' | 'right', moves: 0 })
  const headingRef = useRef<HTMLHeadingElement>(null)
  const opened = useOneStepAPress()

  const open = useCallback((next: Place) => {
    setAt((at) => ({ place: next, from: next.step < at.place.step ? 'left' : 'right', moves: at.moves + 1 }))
  }, [])

  useEffect(() => {
    const onPopState = () => open(read(new URLSearchParams(location.search)))
    window.addEventListener('popstate', onPopState)
    return () => window.removeEventListener('popstate', onPopState)
  }, [open, read])

  useEffect(() => {
    if (moves === 0) return
    readyToast()
    headingRef.current?.focus({ preventScroll: true })
    window.scrollTo({ top: 0 })
  }, [moves])

  return {
    place,
    from,
    moved: moves > 0,
    headingRef,
    moveTo: (next) => {
      open(next)
      opened()
      // Each step opens at its top, by way of the history too.
      history.scrollRestoration = 'manual'
      const address = addressOf(next)
      // After the thanks the first step opens where the address is already: one Back has to lead away from it.
      if (address !== location.pathname + location.search) history.pushState(null, '', address)
    },
    stay: (next) => {
      setAt((at) => ({ ...at, place: next }))
      history.replaceState(null, '', addressOf(next))
    },
  }
}
