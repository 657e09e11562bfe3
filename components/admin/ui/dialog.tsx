'use client'

import * as DialogPrimitive from '@radix-ui/react-dialog'
import { type ComponentProps, type ReactNode, useRef } from 'react'
import { cn } from '@/lib/class-names'

export const Dialog = DialogPrimitive.Root
export const DialogTrigger = DialogPrimitive.Trigger
export const DialogClose = DialogPrimitive.Close

/** Where focus returns to. A menu that opened a dialog has closed by then, so it's the menu's button. */
function placeBefore(): HTMLElement | null {
  const menu = document.activeElement?.closest('[role="menu"]')
  return menu
    ? document.getElementById(menu.getAttribute('aria-labelledby') ?? '')
    : (document.activeElement as HTMLElement)
}

/** A click on a toast, such as on its Undo, doesn't count as outside the dialog. */
function keepForToast(event: Event): void {
  if ((event.target as Element).closest('[data-sonner-toaster]')) event.preventDefault()
}

interface DialogContentProps extends ComponentProps<typeof DialogPrimitive.Content> {
  /** Label of the button in the corner. */
  readonly closeLabel: string
}

/** A sheet that rises from the bottom of a phone, or a dialog in the middle of a desktop screen. */
export function DialogContent({ className, closeLabel, children, onOpenAutoFocus, ...props }: DialogContentProps) {
  // Radix returns focus to a dialog's own trigger, but ours are also opened by keyboard shortcuts and other dialogs.
  const before = useRef<HTMLElement>(null)
  return (
    <DialogPrimitive.Portal>
      {/* As high as a dialog, so that it covers one that opened another. */}
      <DialogPrimitive.Overlay className="bg-scrim/60 fixed inset-0 z-50" />
      <DialogPrimitive.Content
        data-slot="dialog-content"
        onOpenAutoFocus={(event) => {
          before.current = placeBefore()
          onOpenAutoFocus?.(event)
        }}
        onCloseAutoFocus={(event) => {
          event.preventDefault()
          // Leave focus where the keyboard has moved it in the meantime.
          if (document.activeElement !== document.body) return
          // If the page opened the dialog by itself, nothing had focus before.
          const place = before.current === document.body ? document.querySelector('main') : before.current
          place?.focus()
        }}
        onPointerDownOutside={keepForToast}
        className={cn(
          'fixed inset-x-0 bottom-0 z-50 grid max-h-[92dvh] gap-4 overflow-y-auto overscroll-contain rounded-t-media bg-popover p-5 pb-[max(1.25rem,env(safe-area-inset-bottom))] text-popover-foreground shadow-float sm:inset-x-auto sm:top-1/2 sm:bottom-auto sm:left-1/2 sm:w-full sm:max-w-xl sm:-translate-1/2 sm:rounded-media sm:p-6',
          className,
        )}
        {...props}
      >
        {children}
        <DialogPrimitive.Close
          aria-label={closeLabel}
          className="absolute top-2 right-2 grid size-11 place-items-center rounded-full hover:bg-accent"
        >
          <svg viewBox="0 0 24 24" className="size-5" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden>
            <path d="M6 6l12 12M18 6L6 18" strokeLinecap="round" />
          </svg>
        </DialogPrimitive.Close>
      </DialogPrimitive.Content>
    </DialogPrimitive.Portal>
  )
}

/** Every dialog has a title. One without a description tells Radix by `aria-describedby={undefined}`. */
export function DialogTitle(props: ComponentProps<typeof DialogPrimitive.Title>) {
  return <DialogPrimitive.Title className="pr-10 font-sans text-lg font-semibold tracking-normal" {...props} />
}

export function DialogDescription(props: ComponentProps<typeof DialogPrimitive.Description>) {
  return <DialogPrimitive.Description className="text-sm wrap-anywhere text-muted" {...props} />
}

export function DialogFooter({ children }: { readonly children: ReactNode }) {
  return <div className="flex flex-wrap justify-end gap-3">{children}</div>
}
