'use client'

import * as MenuPrimitive from '@radix-ui/react-dropdown-menu'
import { type ComponentProps, type PointerEvent, type ReactNode, createContext, use, useState } from 'react'
import { useInBrowser } from '@/components/ui/use-in-browser'
import { cn } from '@/lib/class-names'
import { surfaceClasses, surfaceItemClasses } from './surface'

const Opening = createContext((_open: boolean) => {})

/** Keeps a press from moving the focus, and Radix from acting on it. */
const keepFocus = (event: PointerEvent) => event.preventDefault()

/** Not modal, because Radix would then hide the whole page, with its landmarks and heading, from screen readers. */
export function DropdownMenu({ children }: { readonly children: ReactNode }) {
  const [open, setOpen] = useState(false)
  return (
    <MenuPrimitive.Root modal={false} open={open} onOpenChange={setOpen}>
      <Opening value={setOpen}>{children}</Opening>
    </MenuPrimitive.Root>
  )
}

/** Opens once it's clicked. Radix would open it as soon as it's touched, even by a finger about to scroll. */
export function DropdownMenuTrigger(props: ComponentProps<typeof MenuPrimitive.Trigger>) {
  const setOpen = use(Opening)
  return <MenuPrimitive.Trigger onPointerDown={keepFocus} onClick={() => setOpen(true)} {...props} />
}

/** Inside the page's main landmark, like all of its content, and above a popover that the menu was opened from. */
export function DropdownMenuContent({ className, ...props }: ComponentProps<typeof MenuPrimitive.Content>) {
  const setOpen = use(Opening)
  const main = useInBrowser(() => document.querySelector('main'), null)
  return (
    <MenuPrimitive.Portal container={main}>
      <div>
        {/* So that a press outside only closes the menu. Closed any earlier, a tap would also press what's below. */}
        <div className="fixed inset-0 z-60" onPointerDown={keepFocus} onClick={() => setOpen(false)} />
        <MenuPrimitive.Content
          sideOffset={6}
          collisionPadding={8}
          onPointerDownOutside={(event) => event.preventDefault()}
          className={cn(surfaceClasses, 'z-60', className)}
          {...props}
        />
      </div>
    </MenuPrimitive.Portal>
  )
}

export function DropdownMenuItem(props: ComponentProps<typeof MenuPrimitive.Item>) {
  return <MenuPrimitive.Item className={surfaceItemClasses} {...props} />
}

export const DropdownMenuRadioGroup = MenuPrimitive.RadioGroup

export function DropdownMenuRadioItem(props: ComponentProps<typeof MenuPrimitive.RadioItem>) {
  return <MenuPrimitive.RadioItem className={cn(surfaceItemClasses, 'data-[state=checked]:font-semibold')} {...props} />
}

export function DropdownMenuSeparator(props: ComponentProps<typeof MenuPrimitive.Separator>) {
  return <MenuPrimitive.Separator className="my-1.5 h-px bg-border" {...props} />
}
