'use client'

import { Toaster as Sonner } from 'sonner'

/** One toast at a time, for five seconds, at most 420 px wide (specification sections 4 and 9; decision E13). */
export function Toaster() {
  return (
    <Sonner
      position="bottom-right"
      duration={5_000}
      visibleToasts={1}
      closeButton
      style={{ '--width': '420px' } as React.CSSProperties}
      toastOptions={{
        unstyled: false,
        classNames: {
          toast: '!rounded-media !border-0 !bg-ink !text-silica !font-sans !shadow-float data-[type=error]:!bg-error',
          title: '!text-base !font-semibold',
          description: '!text-sm !text-inherit',
          closeButton: '!border-0 !bg-silica !text-ink',
        },
      }}
    />
  )
}
