'use client'

import { Toaster, toast } from 'sonner'
import { toastOptions } from '@/components/ui/sonner'
import { admin } from '@/content/admin'
import { HttpError, readAnswer } from '@/lib/http'

/**
 * Where the owner's toasts appear: above the phone's bars, in the corner of a desk's screen. Later ones don't cover one
 * with Undo.
 */
export function Toasts() {
  return (
    <Toaster
      position="bottom-right"
      mobileOffset={{ bottom: 'calc(8.5rem + env(safe-area-inset-bottom))' }}
      expand
      visibleToasts={4}
      closeButton
      toastOptions={toastOptions}
    />
  )
}

export const notify = (title: string) => void toast.success(title)

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
