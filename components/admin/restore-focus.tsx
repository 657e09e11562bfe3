'use client'

import { useEffect } from 'react'

/** Where focus goes when a list item is removed: a neighbouring item, or else the section it was in. */
function focusTargetFor({ nextSibling, previousSibling, target }: MutationRecord): HTMLElement {
  const near = [nextSibling, previousSibling].find((node) => node instanceof HTMLLIElement)
  const next = near?.querySelector<HTMLElement>('summary, a[href], button')
  if (next) return next
  const around = (target as Element).closest('section')
  const place = around?.isConnected ? around : document.querySelector('main')!
  place.tabIndex = -1
  return place
}

/**
 * Keeps the keyboard's place when the focused element is removed, such as the button of a finished task. Browsers would
 * start from the top again without telling a screen reader.
 */
export function RestoreFocus() {
  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    const main = document.querySelector('main')!
    let at: Node | undefined
    let page = ''
    const onFocus = ({ target }: FocusEvent) => {
      // A dialog's own buttons or a menu's items go with it, so remember what opened it instead.
      if (!main.contains(target as Node) || (target as Element).closest('[role="menu"]')) return
      at = target as Node
      page = location.pathname
    }
    addEventListener('focusin', onFocus, { signal })
    // Clicking or tapping elsewhere means the owner has moved on.
    addEventListener('pointerdown', () => (at = undefined), { signal, capture: true })
    const observer = new MutationObserver((records) => {
      if (!at || at.isConnected || document.activeElement !== document.body) return
      const gone = records.find(({ removedNodes }) => [...removedNodes].some((node) => node.contains(at!)))
      at = undefined
      // Another page starts at its top.
      if (gone && page === location.pathname) focusTargetFor(gone).focus()
    })
    observer.observe(main, { childList: true, subtree: true })
    signal.addEventListener('abort', () => observer.disconnect())
    return () => listening.abort()
  }, [])
  return null
}
