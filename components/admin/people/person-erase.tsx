'use client'

import { useState } from 'react'
import { useSWRConfig } from 'swr'
import { Button } from '@/components/ui/button'
import { adminPeople } from '@/content/admin-people'
import { write } from '@/lib/http'
import type { PersonOverview } from '@/lib/owner/people'
import { forgetDrafts } from '../drafts'
import { showsLeads } from '../inbox/use-lead'
import { failureOf, notify, notifyFailure } from '../notify'

const words = adminPeople.erase

interface PersonEraseProps {
  readonly person: PersonOverview
  onErased(): Promise<unknown>
}

/** Erases everything about a person, after a confirmation that names each address. */
export function PersonErase({ person: { email, addresses, events }, onErased }: PersonEraseProps) {
  const [state, setState] = useState<'idle' | 'cancelled' | 'confirming' | 'erasing'>('idle')
  const { mutate } = useSWRConfig()
  async function erase() {
    setState('erasing')
    try {
      await write('DELETE', `/api/admin/person?email=${encodeURIComponent(email)}`)
      notify(words.erased)
      // Nor is anything of theirs left on this device to go back to.
      events.filter(({ kind }) => kind === 'lead').forEach(({ id }) => forgetDrafts(id))
      void mutate(showsLeads, undefined)
      await onErased()
    } catch (error) {
      notifyFailure(failureOf(error, words.failed))
      setState('cancelled')
    }
  }
  return (
    <section aria-labelledby="erase" className="grid justify-items-start gap-3 rounded-input border border-error p-5">
      <h2 id="erase" className="font-sans text-base font-semibold tracking-normal">
        {words.title}
      </h2>
      <p className="max-w-prose text-sm">{words.text}</p>
      {state === 'confirming' || state === 'erasing' ? (
        <div role="group" aria-label={words.title} className="flex flex-wrap items-center gap-3">
          <p className="text-sm font-semibold wrap-anywhere">{words.sure(addresses.join(', '))}</p>
          <Button variant="secondary" size="sm" disabled={state === 'erasing'} onClick={() => void erase()}>
            {state === 'erasing' ? words.erasing : words.yes}
          </Button>
          {/* Focused, so that pressing Enter twice is harmless. */}
          <Button
            variant="outline"
            size="sm"
            disabled={state === 'erasing'}
            onClick={() => setState('cancelled')}
            autoFocus
          >
            {words.no}
          </Button>
        </div>
      ) : (
        <Button variant="outline" size="sm" onClick={() => setState('confirming')} autoFocus={state === 'cancelled'}>
          {words.start}
        </Button>
      )}
    </section>
  )
}
