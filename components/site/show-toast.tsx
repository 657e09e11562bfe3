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
}

let mounted: Promise<typeof Sonner> | undefined

/** The toaster is fetched and put on the page with the first notice: no page pays for it before. */
async function mountToaster(): Promise<typeof Sonner> {
  const [sonner, { Toaster }, { createRoot }, { flushSync }] = await Promise.all([
    import('sonner'),
    import('@/components/ui/sonner'),
    import('react-dom/client'),
    import('react-dom'),
  ])
  const place = document.createElement('div')
  document.body.append(place)
  flushSync(() => createRoot(place).render(<Toaster />))
  return sonner
}

/** Fetches what shows notices, so that a notice about a lost network needs none. For forms, once somebody touches them. */
export function readyToast(): void {
  mounted ??= mountToaster()
  mounted.catch(() => (mounted = undefined))
}

/** As long as a dismissed notice takes to leave. */
const leavingMs = 250

/** Shows one notice; one that is still there goes first (specification, section 4). */
export function showToast({ title, variant = 'default', stays, ...rest }: Toast): void {
  readyToast()
  void mounted?.then(async ({ toast }) => {
    if (toast.getToasts().length) {
      toast.dismiss()
      await new Promise((resolve) => setTimeout(resolve, leavingMs))
    }
    const options = { ...rest, ...(stays && { duration: Infinity }) }
    if (variant === 'destructive') toast.error(title, options)
    else toast.success(title, options)
  })
}
