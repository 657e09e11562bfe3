'use client'

import { useEffect, useEffectEvent } from 'react'

/** A list of choices counts: a letter picks one that begins with it, also while it's closed. */
const typesInto = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input, textarea, select, [role="combobox"]'))

/** Single keys that do something, as long as nothing is being typed and no dialog, menu or list is open. */
export function useKeys(keys: Readonly<Record<string, () => void>>): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const action = keys[event.key]
    if (!action || event.ctrlKey || event.metaKey || event.altKey || typesInto(event.target)) return
    if (document.querySelector('[role="dialog"], [role="menu"], [role="listbox"]')) return
    event.preventDefault()
    action()
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event)
    addEventListener('keydown', listener)
    return () => removeEventListener('keydown', listener)
  }, [])
}
