'use client'

import { Button } from '@/components/ui/button'
import { admin } from '@/content/admin'
import { adminPeople } from '@/content/admin-people'
import type { PersonOverview } from '@/lib/owner/people'
import { notifyUndoable } from '../notify'
import { ignoreDoubleClick } from '../ignore-double-click'
import { merge, separate } from './merge'

const words = adminPeople.person

interface AddressesProps {
  readonly person: PersonOverview
  onChanged(): Promise<unknown>
}

/** A person's addresses and phone numbers. A merged address can be separated again. */
export function Addresses({ person: { name, email, addresses, phones }, onChanged }: AddressesProps) {
  async function takeApart(other: string) {
    if (await separate(other, onChanged)) notifyUndoable(words.separated, () => void merge(other, email, onChanged))
  }
  return (
    <ul className="grid gap-1 text-sm">
      {name && <li className="wrap-anywhere">{email}</li>}
      {phones.map(({ text, href }) => (
        <li key={href} className="tabular-nums">
          {text}
        </li>
      ))}
      {addresses.slice(1).map((other) => (
        <li key={other} className="flex flex-wrap items-center gap-x-3">
          <span className="wrap-anywhere">
            {words.alsoUnder} {other}
          </span>
          <Button
            variant="link"
            size="inline"
            className="py-3.5"
            aria-label={admin.about(words.separate, other)}
            onClick={ignoreDoubleClick(() => takeApart(other))}
          >
            {words.separate}
          </Button>
        </li>
      ))}
    </ul>
  )
}
