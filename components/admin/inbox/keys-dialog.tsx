'use client'

import { admin } from '@/content/admin'
import { inbox } from '@/content/admin-inbox'
import { Dialog, DialogContent, DialogDescription, DialogTitle } from '../ui/dialog'

interface KeysDialogProps {
  readonly open: boolean
  onOpenChange(open: boolean): void
}

/** The keyboard shortcuts. */
export function KeysDialog({ open, onOpenChange }: KeysDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent closeLabel={admin.close}>
        <DialogTitle>{inbox.keys.title}</DialogTitle>
        <DialogDescription>{inbox.keys.text}</DialogDescription>
        <dl className="grid grid-cols-[auto_1fr] items-center gap-x-5 gap-y-2 text-sm">
          {inbox.keys.rows.map(([key, what]) => (
            <div key={key} className="contents">
              <dt>
                <kbd className="inline-block min-w-9 rounded-lg border border-input px-2 py-0.5 text-center font-sans">
                  {key}
                </kbd>
              </dt>
              <dd>{what}</dd>
            </div>
          ))}
        </dl>
      </DialogContent>
    </Dialog>
  )
}
