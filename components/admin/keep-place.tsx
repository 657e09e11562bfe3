'use client'

import { useEffect } from 'react'

/** What comes next of a list that something has gone from, or else what it has gone from. */
function placeOf({ nextSibling, previousSibling, target }: MutationRecord): HTMLElement {
  const near = [nextSibling, previousSibling].find((node) => node instanceof HTMLLIElement)
  const next = near?.querySelector<HTMLElement>('a[href], button')
  if (next) return next
  const around = (target as Element).closest('section')
  const place = around?.isConnected ? around : document.querySelector('main')!
  place.tabIndex = -1
  return place
}

/**
 * Keeps the keyboard where it was when what had the focus goes, such as the button of something that is done: browsers
 * would begin at the top again, without a word to a screen reader.
 */
export function KeepPlace() {
  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    const main = document.querySelector('main')!
    let at: Node | undefined
    let page = ''
    addEventListener(
      'focusin',
      ({ target }) => {
        // A dialog's own button goes with it: what asked for it is where she was.
        if (!main.contains(target as Node)) return
        at = target as Node
        page = location.pathname
      },
      { signal },
    )
    // Who presses elsewhere has left it.
    addEventListener('pointerdown', () => (at = undefined), { signal, capture: true })
    const observer = new MutationObserver((records) => {
      if (!at || at.isConnected || document.activeElement !== document.body) return
      const gone = records.find(({ removedNodes }) => [...removedNodes].some((node) => node.contains(at!)))
      at = undefined
      // Another page begins at its top.
      if (gone && page === location.pathname) placeOf(gone).focus()
    })
    observer.observe(main, { childList: true, subtree: true })
    signal.addEventListener('abort', () => observer.disconnect())
    return () => listening.abort()
  }, [])
  return null
}
