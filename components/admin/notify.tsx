'use client'

import { useEffect } from 'react'
import { Toaster, toast } from 'sonner'
import { toastOptions } from '@/components/ui/sonner'
import { admin } from '@/content/admin'
import { HttpError, readAnswer } from '@/lib/http'

/** A dialog fetches back the focus that leaves it, but not from a toast: the keyboard gets to its Undo by Alt+T. */
function letThrough(event: FocusEvent) {
  const to = event.type === 'focusin' ? event.target : event.relatedTarget
  if (to instanceof Element && to.closest('[data-sonner-toaster]')) event.stopImmediatePropagation()
}

/**
 * Where the owner's toasts appear: above the bars of phones and tablets, or over a dialog there (app/styles/admin.css), and in
 * the corner of a desk's screen. Later ones don't cover one with Undo.
 */
export function Toasts() {
  useEffect(() => {
    const listening = new AbortController()
    // After React, which listens here since it began, and before a dialog, which does once it opens.
    for (const type of ['focusin', 'focusout'] as const)
      document.addEventListener(type, letThrough, { signal: listening.signal })
    return () => listening.abort()
  }, [])
  const offset = { bottom: 'var(--above-bars)' }
  return (
    <Toaster
      position="bottom-right"
      className="[--above-bars:calc(8.5rem+env(safe-area-inset-bottom))] lg:[--above-bars:1.5rem]"
      offset={offset}
      mobileOffset={offset}
      expand
      visibleToasts={3}
      closeButton
      toastOptions={toastOptions}
    />
  )
}

let last: string | number | undefined

/** One at a time beside those with Undo and of failures: three would cover half of a phone. */
export function notify(title: string): void {
  if (last !== undefined) toast.dismiss(last)
  last = toast.success(title)
}

export const notifyFailure = (title: string) => void toast.error(title)

/**
 * Why something couldn't be done: how to go on once she's signed out, what the server says of a conflict, or that it's gone.
 * @param otherwise for any other reason
 */
export function failureOf(error: unknown, otherwise: string): string {
  if (!(error instanceof HttpError)) return otherwise
  if (error.status === 401) return admin.signedOut
  return ([404, 409].includes(error.status) && readAnswer(error.text)?.message) || otherwise
}

/**
 * Says what has just been done, with a button that takes it back.
 * @param durationMs how long it can be taken back
 */
export function notifyUndoable(title: string, undo: () => void, durationMs = 6_000): void {
  toast.success(title, {
    duration: durationMs,
    // While a dialog is open, too: Radix has presses beside it go nowhere.
    className: 'pointer-events-auto',
    action: {
      label: admin.undo,
      onClick: ({ currentTarget }) => {
        // Sonner gives the focus back where it was: now, or it would take it from a dialog that opens.
        currentTarget.blur()
        undo()
      },
    },
  })
}
