'use client'

import { useRouter, useSearchParams } from 'next/navigation'
import { useEffect, useState } from 'react'
import { buttonVariants } from '@/components/ui/button'
import { adminPeople } from '@/content/admin-people'
import type { PersonOverview } from '@/lib/owner/people'
import { notify } from '../notify'
import { DropdownMenu, DropdownMenuContent, DropdownMenuItem, DropdownMenuTrigger } from '../ui/dropdown-menu'
import { AddressDialog } from './address-dialog'
import { personHref } from './person-href'

const { person: words, correct, merge, download, lookalike } = adminPeople

interface PersonMenuProps {
  readonly person: PersonOverview
  /** The address to correct: any of theirs, such as the one that bounced. */
  readonly asked: string
  onChanged(): Promise<unknown>
}

/** Occasional actions: correct the address, merge with another person, or download what we hold. */
export function PersonMenu({ person: { email }, asked, onChanged }: PersonMenuProps) {
  const router = useRouter()
  // Set by the link on an email that bounced or failed.
  const correcting = useSearchParams().has('correct')
  const [dialog, setDialog] = useState<'correct' | 'merge' | undefined>(correcting ? 'correct' : undefined)
  const close = () => setDialog(undefined)
  // Only once: going back or reloading doesn't ask for it again.
  useEffect(() => {
    if (correcting) history.replaceState(null, '', personHref(asked))
  }, [correcting, asked])
  return (
    <>
      <DropdownMenu>
        <DropdownMenuTrigger className={buttonVariants({ variant: 'outline', size: 'sm' })}>
          {words.more}
        </DropdownMenuTrigger>
        <DropdownMenuContent align="start">
          <DropdownMenuItem onSelect={() => setDialog('correct')}>{correct.menu}</DropdownMenuItem>
          <DropdownMenuItem onSelect={() => setDialog('merge')}>{merge.menu}</DropdownMenuItem>
          <DropdownMenuItem asChild>
            <a href={`/api/admin/person?email=${encodeURIComponent(email)}`} download={download.fileName}>
              {download.label}
            </a>
          </DropdownMenuItem>
        </DropdownMenuContent>
      </DropdownMenu>
      {dialog === 'correct' && (
        <AddressDialog
          words={correct}
          url="/api/admin/person/address"
          body={(to) => ({ email: asked, to })}
          value={asked}
          onClose={close}
          onDone={({ mails = 0 }, to) => {
            notify(correct.done(mails))
            router.replace(personHref(to))
          }}
        />
      )}
      {dialog === 'merge' && (
        <AddressDialog
          words={merge}
          url="/api/admin/person/merge"
          body={(other) => ({ email: other, into: email })}
          onClose={close}
          onDone={() => {
            notify(lookalike.merged)
            void onChanged()
          }}
        />
      )}
    </>
  )
}
