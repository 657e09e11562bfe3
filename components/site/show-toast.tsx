'use client'

import type * as Sonner from 'sonner'

export interface Toast {
  title: string
  description: string
  variant?: 'default' | 'destructive'
  /** Stays until it is answered or closed. */
  stays?: boolean
  action?: { label: string; onClick: () => void }
  cancel?: { label: string; onClick: () => void }
  /** Called where no toast can be shown: its script has not come. */
  otherwise?: () => void
}

let mounted: Promise<typeof Sonner> | undefined

/** Loads and mounts the toaster on first use, so that pages don't pay for it up front. */
async function mountToaster(): Promise<typeof Sonner> {
  const [sonner, { Toaster }, { createRoot }, { flushSync }] = await Promise.all([
    import('sonner'),
    import('@/components/ui/sonner'),
    import('react-dom/client'),
    import('react-dom'),
  ])
  const container = document.createElement('div')
  document.body.append(container)
  flushSync(() => createRoot(container).render(<Toaster />))
  return sonner
}

/** Preloads the toaster, so that it can report a lost connection. Forms call this on first interaction. */
export function readyToast(): void {
  mounted ??= mountToaster()
  mounted.catch(() => (mounted = undefined))
}

/** Of the last error, until it's dismissed. */
let shownError: string | number | undefined

/** Takes an error's toast away once its cause is gone: something was changed, or sent after all. */
export function dropError(): void {
  if (shownError === undefined) return
  void mounted?.then(({ toast }) => toast.dismiss(shownError))
}

/** Duration of the toast's exit animation. */
const leavingMs = 250

/** Shows a toast, after dismissing any previous one (specification section 4). */
export function showToast({ title, variant = 'default', stays, otherwise, ...rest }: Toast): void {
  readyToast()
  mounted?.then(async ({ toast }) => {
    if (toast.getToasts().length) {
      toast.dismiss()
      await new Promise((resolve) => setTimeout(resolve, leavingMs))
    }
    const options = { ...rest, ...(stays && { duration: Infinity }) }
    if (variant === 'destructive') shownError = toast.error(title, options)
    else toast.success(title, options)
  }, otherwise)
}
