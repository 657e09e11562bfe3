'use client'

import type { CSSProperties } from 'react'
import { type ToasterProps, Toaster as Sonner } from 'sonner'

const button = '!min-h-11 !rounded-full !px-4 !text-sm !font-semibold'

/** How every toast looks. */
const toastOptions: ToasterProps['toastOptions'] = {
  style: {
    '--normal-bg': 'var(--color-ink)',
    '--normal-text': 'var(--color-silica)',
    // Forced colours make it visible, as the toast's only edge.
    '--normal-border': 'transparent',
    '--border-radius': 'var(--radius-media)',
    // Buttons go below the text, to the right, if there are two or there's no room.
    '--toast-button-margin-start': 0,
    flexWrap: 'wrap',
    justifyContent: 'end',
    paddingInlineEnd: '3.5rem',
    boxShadow: 'var(--shadow-float)',
    fontFamily: 'var(--font-sans)',
  } as CSSProperties,
  actionButtonStyle: { background: 'var(--color-primary)', color: 'var(--color-primary-foreground)' },
  cancelButtonStyle: { background: 'none', textDecoration: 'underline' },
  classNames: {
    toast: 'data-[type=error]:!bg-error',
    content: '!basis-44 [:has(>[data-cancel])>&]:!basis-[calc(100%-2rem)]',
    cancelButton: button,
    actionButton: button,
    title: '!text-base !font-semibold',
    description: '!text-sm !text-inherit',
    closeButton: '!top-1 !right-1 !left-auto !size-11 !transform-none !border-0 !bg-transparent [&_svg]:!size-5',
  },
}

/**
 * One toast at a time, for five seconds, at most 420 px wide (specification sections 4 and 9). On narrow
 * windows it's below the header, because a flow's buttons and a phone's thumb are at the bottom.
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
