'use client'

import { useState } from 'react'
import { Button, buttonVariants } from '@/components/ui/button'
import { admin } from '@/content/admin'
import {
  Dialog,
  DialogClose,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogTitle,
  DialogTrigger,
} from './ui/dialog'

interface Question {
  readonly title: string
  readonly text: string
  readonly keep: string
  readonly yes: string
}

interface ConfirmContentProps {
  readonly words: Question
  onConfirm(): Promise<unknown>
  onClose(): void
}

/** Asks for confirmation, inside a dialog that something else has opened. */
export function ConfirmContent({ words: { title, text, keep, yes }, onConfirm, onClose }: ConfirmContentProps) {
  const [busy, setBusy] = useState(false)
  async function confirm() {
    setBusy(true)
    await onConfirm()
    setBusy(false)
    onClose()
  }
  return (
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
  )
}

interface ConfirmProps extends Pick<ConfirmContentProps, 'onConfirm'> {
  readonly words: Omit<Question, 'yes'> & {
    readonly button: string
    /** Accessible name, if the button's text doesn't say what it's about. */
    readonly label?: string
    /** Text of the confirming button, if it differs from the first one. */
    readonly yes?: string
  }
  readonly variant?: 'ghost' | 'outline'
}

/** A button for something that can't be undone, so it asks for confirmation. */
export function Confirm({ words, variant = 'ghost', onConfirm }: ConfirmProps) {
  const { button, label, yes = button } = words
  const [open, setOpen] = useState(false)
  return (
    <Dialog open={open} onOpenChange={setOpen}>
      <DialogTrigger aria-label={label} className={buttonVariants({ variant, size: 'sm' })}>
        {button}
      </DialogTrigger>
      <ConfirmContent words={{ ...words, yes }} onConfirm={onConfirm} onClose={() => setOpen(false)} />
    </Dialog>
  )
}
