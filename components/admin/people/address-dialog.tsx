'use client'

import { type FormEvent, useState } from 'react'
import { Button, buttonVariants } from '@/components/ui/button'
import { admin } from '@/content/admin'
import { adminPeople } from '@/content/admin-people'
import { lineLimit } from '@/lib/forms/limits'
import { HttpError, parseApiResponse, apiRequest } from '@/lib/http'
import { Field } from '../field'
import { Dialog, DialogClose, DialogContent, DialogDescription, DialogFooter, DialogTitle } from '../ui/dialog'

interface Answer {
  /** How many emails are sent again. */
  mails?: number
}

interface AddressDialogProps {
  readonly words: { readonly title: string; readonly text: string; readonly field: string; readonly save: string }
  readonly url: string
  body(address: string): object
  /** The field's initial value. */
  readonly value?: string
  onClose(): void
  onDone(answer: Answer, address: string): void
}

function problemIn(error: unknown): string {
  const answer = error instanceof HttpError ? parseApiResponse(error.text) : undefined
  return Object.values(answer?.errors ?? {})[0]?.[0] ?? answer?.message ?? adminPeople.person.failed
}

/** Asks for an email address and submits it. */
export function AddressDialog({ words, url, body, value = '', onClose, onDone }: AddressDialogProps) {
  const [problem, setProblem] = useState<string>()
  /** The address that a conflict was about. Submitting it again confirms it. */
  const [disputed, setDisputed] = useState<string>()
  const [busy, setBusy] = useState(false)
  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const address = String(new FormData(form).get('address')).trim()
    setBusy(true)
    try {
      const response = await apiRequest('POST', url, {
        ...body(address),
        ...(address === disputed && { confirmed: true }),
      })
      onClose()
      onDone((await response.json()) as Answer, address)
    } catch (error) {
      setProblem(problemIn(error))
      if (error instanceof HttpError && error.status === 409) setDisputed(address)
      setBusy(false)
      form.querySelector('input')!.focus()
    }
  }
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent closeLabel={admin.close}>
        <DialogTitle>{words.title}</DialogTitle>
        <DialogDescription>{words.text}</DialogDescription>
        <form onSubmit={(event) => void submit(event)} className="grid gap-4 text-sm">
          <Field
            id="address"
            label={words.field}
            name="address"
            type="email"
            required
            maxLength={lineLimit}
            autoComplete="off"
            defaultValue={value}
            error={problem}
          />
          <DialogFooter>
            <DialogClose className={buttonVariants({ variant: 'outline', size: 'sm' })}>
              {adminPeople.correct.cancel}
            </DialogClose>
            <Button type="submit" variant="secondary" size="sm" disabled={busy}>
              {words.save}
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  )
}
