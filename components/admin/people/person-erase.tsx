'use client'

import { useSWRConfig } from 'swr'
import { adminPeople } from '@/content/admin-people'
import { apiRequest } from '@/lib/http'
import type { PersonOverview } from '@/lib/owner/people'
import { Confirm } from '../confirm'
import { forgetDrafts } from '../drafts'
import { isLeadsKey } from '../inbox/use-lead'
import { failureOf, notify, notifyFailure } from '../notify'

const words = adminPeople.erase

interface PersonEraseProps {
  readonly person: PersonOverview
  onErased(): Promise<unknown>
  onUnfinished(): void
}

/** Erases everything about a person, after a confirmation that names each address. */
export function PersonErase({ person: { email, addresses, events }, onErased, onUnfinished }: PersonEraseProps) {
  const { mutate } = useSWRConfig()
  async function erase() {
    // Leave no drafts about them on this device, even if the rest has to be tried again.
    events.filter(({ kind }) => kind === 'lead').forEach(({ id }) => forgetDrafts(id))
    try {
      await apiRequest('DELETE', `/api/admin/person?email=${encodeURIComponent(email)}`)
      notify(words.erased)
      void mutate(isLeadsKey, undefined)
      await onErased()
    } catch (error) {
      notifyFailure(failureOf(error, words.failed))
      onUnfinished()
    }
  }
  return (
    <section aria-labelledby="erase" className="grid justify-items-start gap-3 rounded-input border border-error p-5">
      <h2 id="erase" className="font-sans text-base font-semibold tracking-normal">
        {words.title}
      </h2>
      <p className="max-w-prose text-sm">{words.text}</p>
      <Confirm words={{ ...words, text: words.sure(addresses.join(', ')) }} variant="outline" onConfirm={erase} />
    </section>
  )
}
