'use client'

import { type ReactNode, useSyncExternalStore } from 'react'
import { Button } from '@/components/ui/button'
import { admin } from '@/content/admin'
import { HttpError, parseApiResponse, statusOf } from '@/lib/http'

interface NoticeProps {
  readonly title: string
  readonly text?: string
  /** Screen readers announce an `alert` immediately and a `status` when idle. */
  readonly role: 'status' | 'alert'
  readonly children?: ReactNode
}

/** Message shown in place of a list. */
export function ScreenNotice({ title, text, role, children }: NoticeProps) {
  return (
    <div
      role={role}
      className={`rounded-input border px-5 py-6 ${role === 'alert' ? 'border-error text-error' : 'border-line'}`}
    >
      <p className="font-semibold">{title}</p>
      {text && <p className="mt-1 text-sm">{text}</p>}
      {children}
    </div>
  )
}

export const Loading = ({ title }: { readonly title: string }) => <ScreenNotice role="status" title={title} />

/** For an empty list: says so, and what would be in it. */
export const Empty = ({ title, text }: { readonly title: string; readonly text?: string }) => (
  <ScreenNotice role="status" title={title} text={text} />
)

interface FailedProps {
  readonly title: string
  readonly error: Error
  onRetry(): unknown
}

/** Status codes where the server has said why, and trying again wouldn't help. */
const refused: readonly number[] = [400, 403]

/** What couldn't be loaded, with a way forward: signing in again, or another try. */
export function Failed({ title, error, onRetry }: FailedProps) {
  const signedOut = statusOf(error) === 401
  const hasReason = error instanceof HttpError && refused.includes(error.status)
  const refusal = hasReason ? parseApiResponse(error.text)?.message : undefined
  return (
    <ScreenNotice role="alert" title={title} text={signedOut ? admin.contacts.errorText : refusal}>
      <div className="mt-3">
        {signedOut ? (
          // A full page load, so that the server shows the sign-in form.
          <a href="" className="-my-3 inline-block py-3 text-sm font-semibold underline">
            {admin.contacts.signInAgain}
          </a>
        ) : (
          !refusal && (
            <Button variant="outline" size="sm" onClick={() => onRetry()}>
              {admin.tryAgain}
            </Button>
          )
        )}
      </div>
    </ScreenNotice>
  )
}

function watchNetwork(changed: () => void) {
  addEventListener('online', changed)
  addEventListener('offline', changed)
  return () => {
    removeEventListener('online', changed)
    removeEventListener('offline', changed)
  }
}

/** A line above every screen while offline. */
export function OfflineLine() {
  const online = useSyncExternalStore(
    watchNetwork,
    () => navigator.onLine,
    () => true,
  )
  return (
    <div role="status">
      {!online && <p className="mb-4 rounded-input bg-warn-tint px-4 py-3 text-sm text-warn">{admin.offline}</p>}
    </div>
  )
}
