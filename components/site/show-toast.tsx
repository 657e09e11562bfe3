'use client'

import type * as Sonner from 'sonner'

export interface Toast {
  title: string
  description: string
  variant?: 'default' | 'destructive'
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

/** Duration of the toast's exit animation. */
const leavingMs = 250

/** Shows a toast, after dismissing any previous one (specification section 4). */
export function showToast({ title, description, variant = 'default' }: Toast): void {
  readyToast()
  void mounted?.then(async ({ toast }) => {
    if (toast.getToasts().length) {
      toast.dismiss()
      await new Promise((resolve) => setTimeout(resolve, leavingMs))
    }
    if (variant === 'destructive') toast.error(title, { description })
    else toast.success(title, { description })
  })
}
