'use client'

import { useState } from 'react'
import { Button, buttonVariants } from '@/components/ui/button'
import {
  Dialog,
  DialogClose,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogTitle,
  DialogTrigger,
} from '@/components/ui/dialog'
import { admin } from '@/content/admin'

interface ConfirmProps {
  readonly words: { readonly button: string; readonly title: string; readonly text: string; readonly keep: string }
  readonly variant?: 'ghost' | 'outline'
  onConfirm(): Promise<unknown>
}

/** A button for what can't be taken back: it asks once more. */
export function Confirm({ words: { button, title, text, keep }, variant = 'ghost', onConfirm }: ConfirmProps) {
  const [open, setOpen] = useState(false)
  const [busy, setBusy] = useState(false)
  async function confirm() {
    setBusy(true)
    await onConfirm()
    setBusy(false)
    setOpen(false)
  }
  return (
    <Dialog open={open} onOpenChange={setOpen}>
      <DialogTrigger className={buttonVariants({ variant, size: 'sm' })}>{button}</DialogTrigger>
      <DialogContent closeLabel={admin.close}>
        <DialogTitle>{title}</DialogTitle>
        <DialogDescription>{text}</DialogDescription>
        <DialogFooter>
          <DialogClose className={buttonVariants({ variant: 'outline', size: 'sm' })}>{keep}</DialogClose>
          <Button size="sm" disabled={busy} onClick={() => void confirm()}>
            {button}
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  )
}
