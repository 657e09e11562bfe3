'use client'

import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { clearDraft, keepDraft, readKept, unqueueShown } from '@/components/forms/kept'
import { preloadToaster } from '@/components/site/show-toast'
import type { FormSlug } from '@/lib/forms/registry'
import { useOneStepPerClick } from './use-one-step-per-click'

interface Placed {
  readonly step: number
}

interface Options<Place extends Placed> {
  /** The form at the end. */
  readonly slug: FormSlug
  readonly path: string
  /** The flow's query parameters. Others, such as a campaign's, aren't answers. */
  readonly keys: readonly string[]
  readonly start: Place
  readonly read: (query: URLSearchParams) => Place
  /** Just the path if nothing has been answered. */
  readonly placeUrl: (place: Place, path: string) => string
}

interface Flow<Place> {
  readonly place: Place
  readonly from: 'left' | 'right'
  /** How many steps were taken since the page loaded. Nothing is announced or moved before the first. */
  readonly moves: number
  /** Whether answers or typed text were restored from this device. */
  readonly kept: boolean
  /** The place in the URL, because restored answers may not be rendered yet. */
  current: () => Place
  /** Opens a step, as an entry in the browser's history. */
  moveTo: (place: Place) => void
  /** Changes the answers on the open step. */
  stay: (place: Place) => void
  /** Starts again, or shows the thanks. Nothing is kept any longer. */
  startAgain: (place: Place) => void
  /** For the heading of each step and of the thanks. */
  headingRef: React.RefObject<HTMLHeadingElement | null>
}

/**
 * A flow's steps and their URLs: the browser's Back works, and a reload or a link opens the same place. Each new step
 * moves focus to its heading. The answers are kept on this device until they're sent.
 */
export function useFlow<Place extends Placed>(options: Options<Place>): Flow<Place> {
  const { slug, path, start, placeUrl } = options
  const [{ place, from, moves, answered }, setAt] = useState({
    place: start,
    from: 'right' as 'left' | 'right',
    moves: 0,
    /** False after the browser's Back, which may bring back answers that were already sent. */
    answered: true,
  })
  const [kept, setKept] = useState(false)
  const headingRef = useRef<HTMLHeadingElement>(null)
  const opened = useOneStepPerClick()

  const open = (next: Place, answered: boolean) =>
    setAt((at) => ({ place: next, from: next.step < at.place.step ? 'left' : 'right', moves: at.moves + 1, answered }))
  const moveTo = (next: Place) => {
    open(next, true)
    opened()
    // Each step opens at its top, even when moving through the history.
    history.scrollRestoration = 'manual'
    const address = placeUrl(next, path)
    // After the thanks, the first step's URL is already current. Don't push it again, so that one Back leaves it.
    if (address !== location.pathname + location.search) history.pushState(null, '', address)
  }
  const stay = (next: Place) => {
    setAt((at) => ({ ...at, place: next, answered: true }))
    history.replaceState(null, '', placeUrl(next, path))
  }

  const placeAt = (query: string) => options.read(new URLSearchParams(query))
  const current = () => placeAt(location.search)
  const onBack = useEffectEvent(() => {
    const next = current()
    // A link to a fragment, such as the receipt, is a history entry too.
    if (!location.hash || placeUrl(next, path) !== placeUrl(place, path)) open(next, false)
  })
  useEffect(() => {
    const onPopState = () => onBack()
    window.addEventListener('popstate', onPopState)
    return () => window.removeEventListener('popstate', onPopState)
  }, [])

  useEffect(() => {
    if (moves === 0) return
    preloadToaster()
    headingRef.current?.focus({ preventScroll: true })
    window.scrollTo({ top: 0 })
  }, [moves])

  useDraft(slug, answered ? placeUrl(place, '') : '', (query, isTyped) => {
    // An address with answers, valid or not, counts for more than what was kept.
    const answers = options.keys.some((key) => new URLSearchParams(location.search).has(key)) ? undefined : query
    if (answers) stay(placeAt(answers))
    if (answers || isTyped) setKept(true)
  })

  return {
    place,
    from,
    moves,
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

/** Keeps a flow's answers on this device, as in its query string, and brings back those of an earlier visit. */
function useDraft(slug: FormSlug, query: string, restore: (query: string | undefined, isTyped: boolean) => void): void {
  const ready = useRef(false)
  const bringBack = useEffectEvent(restore)

  useEffect(() => {
    const { query, fields } = readKept(slug)
    ready.current = true
    bringBack(query, fields !== undefined)
  }, [slug])

  useEffect(() => {
    if (ready.current && query) keepDraft(slug, { query })
  }, [slug, query])
}
