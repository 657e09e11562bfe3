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
  readonly words: {
    readonly button: string
    /** Its accessible name, where its words don't say what it is about. */
    readonly label?: string
    readonly title: string
    readonly text: string
    readonly keep: string
    /** The answer, where it isn't the button's words again. */
    readonly yes?: string
  }
  readonly variant?: 'ghost' | 'outline'
  onConfirm(): Promise<unknown>
}

/** A button for what can't be taken back: it asks once more. */
export function Confirm({ words, variant = 'ghost', onConfirm }: ConfirmProps) {
  const { button, label, title, text, keep, yes = button } = words
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
      <DialogTrigger aria-label={label} className={buttonVariants({ variant, size: 'sm' })}>
        {button}
      </DialogTrigger>
      <DialogContent closeLabel={admin.close}>
        <DialogTitle>{title}</DialogTitle>
        <DialogDescription>{text}</DialogDescription>
        <DialogFooter>
          <DialogClose className={buttonVariants({ variant: 'outline', size: 'sm' })}>{keep}</DialogClose>
          <Button size="sm" disabled={busy} onClick={() => void confirm()}>
            {yes}
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  )
}
