'use client'

import type { CSSProperties } from 'react'
import { type ToasterProps, Toaster as Sonner } from 'sonner'

/** How a toast looks, everywhere. */
export const toastOptions: ToasterProps['toastOptions'] = {
  unstyled: false,
  // Forced colours show it: the toast's only edge there.
  style: { '--normal-border': 'transparent' } as CSSProperties,
  classNames: {
    // Its buttons go below its words where there are two, or no room.
    toast: '!flex-wrap !rounded-media !bg-ink !pe-14 !text-silica !font-sans !shadow-float data-[type=error]:!bg-error',
    content: '!basis-44 [:has(>[data-cancel])>&]:!basis-[calc(100%-2rem)]',
    cancelButton: '!min-h-11 !rounded-full !bg-transparent !px-4 !text-sm !font-semibold !text-silica !underline',
    actionButton:
      '[[data-cancel]~&]:!ms-0 !min-h-11 !rounded-full !bg-primary !px-4 !text-sm !font-semibold !text-primary-foreground',
    title: '!text-base !font-semibold',
    description: '!text-sm !text-inherit',
    closeButton:
      '!top-1 !right-1 !left-auto !size-11 !transform-none !border-0 !bg-transparent !text-silica [&_svg]:!size-5',
  },
}

/**
 * One toast at a time, for five seconds, at most 420 px wide (specification sections 4 and 9; decision E13). Below the
 * header where the window is narrow, because a flow's buttons and a phone's thumb are at the bottom.
 */
export function Toaster() {
  const narrow = matchMedia('(width < 64rem)').matches
  return (
    <Sonner
      position={narrow ? 'top-right' : 'bottom-right'}
      offset={narrow ? { top: 84 } : undefined}
      mobileOffset={{ top: 76 }}
      duration={5_000}
      visibleToasts={1}
      closeButton
      style={{ '--width': '420px' } as CSSProperties}
      toastOptions={toastOptions}
    />
  )
}
