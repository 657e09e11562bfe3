'use client'

import { useEffect } from 'react'
import { type ExternalToast, Toaster, toast } from 'sonner'
import { toastOptions } from '@/components/ui/sonner'
import { admin } from '@/content/admin'
import { HttpError, parseApiResponse } from '@/lib/http'

/** A dialog pulls back focus that leaves it. Let it go to a toast, whose Undo the keyboard reaches with Alt+T. */
function allowToastFocus(event: FocusEvent) {
  const to = event.type === 'focusin' ? event.target : event.relatedTarget
  if (to instanceof Element && to.closest('[data-sonner-toaster]')) event.stopImmediatePropagation()
}

/**
 * Where the owner's toasts appear: above the bars of phones and tablets, or over a dialog there (app/styles/admin.css),
 * and in the corner on a desktop. Later ones don't cover one with Undo.
 */
export function Toasts() {
  useEffect(() => {
    const listening = new AbortController()
    // Added after React's listeners, which are here from the start, and before a dialog's, which it adds as it opens.
    for (const type of ['focusin', 'focusout'] as const)
      document.addEventListener(type, allowToastFocus, { signal: listening.signal })
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

/** Only one at a time, apart from failures and toasts with Undo: three would cover half of a phone. */
export function notify(title: string): void {
  dismissNotice()
  last = toast.success(title)
}

/** Removes the last toast, unless it's a failure or has Undo. */
export function dismissNotice(): void {
  if (last !== undefined) toast.dismiss(last)
}

/** What a toast with a button needs to stay clickable while a dialog is open, when Radix disables what's outside it. */
const clickable = { className: 'pointer-events-auto' }

/** For "you've been signed out": opens the sign-in form elsewhere, so that what's being written here stays. */
const signInElsewhere: ExternalToast = {
  ...clickable,
  id: 'signed-out',
  duration: 20_000,
  action: { label: admin.signIn.title, onClick: () => window.open('/admin', '_blank', 'noopener') },
}

export const notifyFailure = (title: string) =>
  void toast.error(title, title === admin.signedOut ? signInElsewhere : undefined)

/**
 * Why something failed: signed out, the server's message about a conflict, or that the item no longer exists.
 * @param otherwise the message for any other reason
 */
export function failureOf(error: unknown, otherwise: string): string {
  if (!(error instanceof HttpError)) return otherwise
  if (error.status === 401) return admin.signedOut
  return ([404, 409].includes(error.status) && parseApiResponse(error.text)?.message) || otherwise
}

interface Undoable {
  /** How long it can be undone. */
  readonly durationMs?: number
  /** What was changed. Only its latest change can be undone, because the server refuses any other. */
  readonly about?: string
}

const undoable = new Map<string, string | number>()

/** Says what was just done, with a button to undo it. */
export function notifyUndoable(title: string, undo: () => void, { durationMs = 6_000, about }: Undoable = {}): void {
  // It may say the opposite, such as "Not sent" about an answer that's now on its way.
  dismissNotice()
  const earlier = about && undoable.get(about)
  if (earlier) toast.dismiss(earlier)
  const shown = toast.success(title, {
    ...clickable,
    duration: durationMs,
    action: {
      label: admin.undo,
      onClick: ({ currentTarget }) => {
        // Sonner returns focus to where it was. Blur now, or it would later take focus from a dialog that opens.
        currentTarget.blur()
        undo()
      },
    },
  })
  if (about) undoable.set(about, shown)
}
