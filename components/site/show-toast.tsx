'use client'

import type * as Sonner from 'sonner'

export interface Toast {
  title: string
  description: string
  variant?: 'default' | 'destructive'
  /** Stays until it's answered or closed. */
  stays?: boolean
  action?: { label: string; onClick: () => void }
  cancel?: { label: string; onClick: () => void }
  /** Called once it has been closed or replaced. */
  onDismiss?: () => void
  /** Called if no toast can be shown, because its script failed to load. */
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
export function preloadToaster(): void {
  mounted ??= mountToaster()
  mounted.catch(() => (mounted = undefined))
}

/** Latest toast's id. Earlier ones still waiting are dropped, except questions: a hasty visitor triggers several. */
let last = 0
/** Latest error's id. */
let lastError = 0

/** Dismisses an error once its cause is gone: something was changed, or was sent after all. */
export function dismissError(): void {
  if (!lastError) return
  const error = lastError
  if (error === last) last += 1 // it may still be waiting to be shown
  lastError = 0
  void mounted?.then(({ toast }) => toast.dismiss(error))
}

/** Duration of the toast's exit animation. */
const leavingMs = 250

/** Shows a toast, after dismissing any previous one (specification section 4). */
export function showToast({ title, variant = 'default', stays, otherwise, ...rest }: Toast): void {
  preloadToaster()
  const id = ++last
  if (variant === 'destructive') lastError = id
  mounted?.then(async ({ toast }) => {
    if (toast.getToasts().length) {
      toast.dismiss()
      await new Promise((resolve) => setTimeout(resolve, leavingMs))
    }
    if (id !== last && !stays) return
    const options = { id, ...rest, ...(stays && { duration: Infinity }) }
    if (variant === 'destructive') toast.error(title, options)
    else toast.success(title, options)
  }, otherwise)
}
