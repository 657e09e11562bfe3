'use client'

import { useEffect, useEffectEvent } from 'react'
import { areShortcutsEnabled } from '@/lib/owner/this-device'

const typesInto = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))

/** Single-key shortcuts. They're ignored while someone types or a dialog or menu is open. */
export function useKeys(keys: Readonly<Record<string, () => void>>): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const action = keys[event.key]
    if (!action || event.ctrlKey || event.metaKey || event.altKey || typesInto(event.target)) return
    if (document.querySelector('[role="dialog"], [role="menu"]')) return
    if (!areShortcutsEnabled()) return
    event.preventDefault()
    action()
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event)
    addEventListener('keydown', listener)
    return () => removeEventListener('keydown', listener)
  }, [])
}
