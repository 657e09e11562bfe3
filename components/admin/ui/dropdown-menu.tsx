'use client'

import * as MenuPrimitive from '@radix-ui/react-dropdown-menu'
import type { ComponentProps } from 'react'
import { surfaceClasses, surfaceItemClasses } from './surface'

export const DropdownMenu = MenuPrimitive.Root
export const DropdownMenuTrigger = MenuPrimitive.Trigger

export function DropdownMenuContent(props: ComponentProps<typeof MenuPrimitive.Content>) {
  return (
    <MenuPrimitive.Portal>
      <MenuPrimitive.Content sideOffset={6} collisionPadding={8} className={surfaceClasses} {...props} />
    </MenuPrimitive.Portal>
  )
}

export function DropdownMenuItem(props: ComponentProps<typeof MenuPrimitive.Item>) {
  return <MenuPrimitive.Item className={surfaceItemClasses} {...props} />
}

export function DropdownMenuSeparator(props: ComponentProps<typeof MenuPrimitive.Separator>) {
  return <MenuPrimitive.Separator className="my-1.5 h-px bg-border" {...props} />
}
