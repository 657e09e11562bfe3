'use client'

import Link from 'next/link'
import { Button } from '@/components/ui/button'
import { admin } from '@/content/admin'
import { adminPeople } from '@/content/admin-people'
import type { PersonOverview } from '@/lib/owner/people'
import { notifyUndoable } from '../notify'
import { ignoreDoubleClick } from '../ignore-double-click'
import { merge, separate } from './merge'
import { personHref } from './person-href'

const words = adminPeople.lookalike

interface LookalikesProps {
  readonly person: PersonOverview
  onChanged(): Promise<unknown>
}

/** Others who gave the same phone number. Only the owner knows whether they're the same person. */
export function Lookalikes({ person: { email, lookalikes }, onChanged }: LookalikesProps) {
  if (lookalikes.length === 0) return null
  async function join(other: string) {
    const joined = await merge(other, email, onChanged)
    if (joined) notifyUndoable(words.merged, () => void separate(joined, onChanged))
  }
  return (
    <section aria-labelledby="lookalikes" className="grid gap-2 rounded-input border border-line bg-shell p-4 text-sm">
      <h2 id="lookalikes" className="font-sans text-sm font-semibold tracking-normal">
        {words.title}
      </h2>
      <ul className="grid gap-2">
        {lookalikes.map((other) => (
          <li key={other.email} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
            <span className="min-w-0">
              <Link href={personHref(other.email)} className="-mt-2 -mb-3 block py-3 wrap-anywhere underline">
                {other.name ? `${other.name}, ${other.email}` : other.email}
              </Link>
              {words.text(other.phone)}
            </span>
            <Button
              variant="outline"
              size="sm"
              aria-label={admin.about(words.merge, other.name ?? other.email)}
              onClick={ignoreDoubleClick(() => join(other.email))}
            >
              {words.merge}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
