'use client'

import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { clearDraft } from '@/components/forms/draft'
import { unqueueShown } from '@/components/forms/lead-queue'
import { readyToast } from '@/components/site/show-toast'
import { useFlowDraft } from './use-flow-draft'
import { useOneStepAPress } from './use-one-step-a-press'

interface Placed {
  readonly step: number
}

interface Options<Place extends Placed> {
  /** The form that it ends in. */
  readonly slug: string
  readonly path: string
  /** What its address may hold: anything else there, such as a campaign, is no answer. */
  readonly keys: readonly string[]
  readonly start: Place
  readonly read: (query: URLSearchParams) => Place
  /** The path alone where nothing has been answered. */
  readonly addressOf: (place: Place, path: string) => string
}

export interface Flow<Place> {
  readonly place: Place
  readonly from: 'left' | 'right'
  /** Whether a step has been taken since the page came: nothing is announced or moved before. */
  readonly moved: boolean
  /** Whether answers, or what was typed, came back from this device. */
  readonly kept: boolean
  /** The place of the address: what came back from this device may not be drawn yet. */
  current: () => Place
  /** Opens a step, as an entry of the browser's history. */
  moveTo: (place: Place) => void
  /** Changes the answers of the open step. */
  stay: (place: Place) => void
  /** Begins anew, or shows the thanks: nothing is kept any longer. */
  startAgain: (place: Place) => void
  /** Goes on the heading of each step, and of the thanks. */
  headingRef: React.RefObject<HTMLHeadingElement | null>
}

/**
 * The steps of a flow and its address: the browser's own Back works, a reload and a link open the same place. Each new
 * step takes the focus to its heading. The answers are kept on this device until they are sent.
 */
export function useFlow<Place extends Placed>(options: Options<Place>): Flow<Place> {
  const { slug, path, start, addressOf } = options
  const [{ place, from, moves, answered }, setAt] = useState({
    place: start,
    from: 'right' as 'left' | 'right',
    moves: 0,
    /** Whether somebody has answered: the browser's Back brings back what may have been sent. */
    answered: true,
  })
  const [kept, setKept] = useState(false)
  const headingRef = useRef<HTMLHeadingElement>(null)
  const opened = useOneStepAPress()

  const open = (next: Place, answered: boolean) =>
    setAt((at) => ({ place: next, from: next.step < at.place.step ? 'left' : 'right', moves: at.moves + 1, answered }))
  const moveTo = (next: Place) => {
    open(next, true)
    opened()
    // Each step opens at its top, by way of the history too.
    history.scrollRestoration = 'manual'
    const address = addressOf(next, path)
    // After the thanks the first step opens where the address is already: one Back has to lead away from it.
    if (address !== location.pathname + location.search) history.pushState(null, '', address)
  }
  const stay = (next: Place) => {
    setAt((at) => ({ ...at, place: next, answered: true }))
    history.replaceState(null, '', addressOf(next, path))
  }

  const placeAt = (query: string) => options.read(new URLSearchParams(query))
  const current = () => placeAt(location.search)
  const onBack = useEffectEvent(() => {
    const next = current()
    // A link to something on this page, such as the receipt, is an entry of the history too.
    if (!location.hash || addressOf(next, path) !== addressOf(place, path)) open(next, false)
  })
  useEffect(() => {
    const onPopState = () => onBack()
    window.addEventListener('popstate', onPopState)
    return () => window.removeEventListener('popstate', onPopState)
  }, [])

  useEffect(() => {
    if (moves === 0) return
    readyToast()
    headingRef.current?.focus({ preventScroll: true })
    window.scrollTo({ top: 0 })
  }, [moves])

  useFlowDraft({
    slug,
    query: answered ? addressOf(place, '') : '',
    hasAnswers: () => options.keys.some((key) => new URLSearchParams(location.search).has(key)),
    restore: (query) => {
      if (query) stay(placeAt(query))
      setKept(true)
    },
  })

  return {
    place,
    from,
    moved: moves > 0,
    kept,
    headingRef,
    current,
    moveTo,
    stay,
    startAgain: (next) => {
      clearDraft(slug)
      unqueueShown(slug)
      setKept(false)
      moveTo(next)
    },
  }
}
