'use client'

import { useCallback, useRef, useState } from 'react'
import { useSWRConfig } from 'swr'
import { Button } from '@/components/ui/button'
import { adminQuotes as words } from '@/content/admin-quotes'
import { apiRequest } from '@/lib/http'
import type { QuoteItem, QuotesOfLead } from '@/lib/owner/quotes'
import { draftOf, keepDraft } from '../drafts'
import { isLeadsKey } from '../inbox/use-lead'
import { failureOf, notify, notifyFailure } from '../notify'
import { Failed, Loading } from '../states'
import { useOwnerData } from '../use-owner-data'
import { QuoteCard } from './quote-card'
import { QuoteForm } from './quote-form'
import type { QuoteValues } from './quote-values'

/** An unsaved edit, and the version that it changes. */
interface Draft {
  /** Unknown for edits kept before versions had names. */
  readonly version?: string
  readonly values: QuoteValues
}

/** A lead's quotes: the open one to send or change, and the earlier ones. */
export function QuoteEditor({ leadId }: { readonly leadId: string }) {
  const { mutate: mutateAll } = useSWRConfig()
  // A change made elsewhere doesn't replace what the owner is writing. They're told of it when they save.
  const edited = useRef(false)
  const { data, error, mutate } = useOwnerData<QuotesOfLead>(`/api/admin/quotes?lead=${encodeURIComponent(leadId)}`, {
    isPaused: () => edited.current,
  })
  const draft = draftOf<Draft>('quote', leadId)
  const [editing, setEditing] = useState(draft !== undefined)
  const open = data?.quotes.find(({ state }) => state !== 'accepted' && state !== 'withdrawn')
  const version = open?.version ?? ''
  // Until it's sent, the draft is a change to the version it was begun on.
  const [baseVersion, setBaseVersion] = useState(draft?.version)
  if (data && !draft && baseVersion !== version) setBaseVersion(version)
  const overtaken = draft !== undefined && baseVersion !== version
  const onEdited = useCallback(
    (values?: QuoteValues) => {
      edited.current = values !== undefined
      keepDraft('quote', leadId, values && ({ version: baseVersion, values } satisfies Draft))
    },
    [leadId, baseVersion],
  )
  if (!data)
    return error ? <Failed title={words.error} error={error} onRetry={mutate} /> : <Loading title={words.loading} />

  const showsForm = editing || open?.state === 'draft'
  const edit = () => setEditing(true)
  const leave = () => {
    onEdited()
    setEditing(false)
    setBaseVersion(version)
  }
  /** Shows the quote as it is now, around the owner's draft. */
  const lookAgain = () => {
    if (!draftOf('quote', leadId)) setEditing(false)
    edited.current = false
    void mutate()
  }
  const refresh = (next?: QuotesOfLead) => {
    // Sending a quote answers its lead.
    void mutateAll(isLeadsKey)
    return next ? mutate(next, { revalidate: false }) : mutate()
  }
  /** Withdraws a quote that was sent, or discards a draft. */
  async function end({ id }: QuoteItem, method: 'PATCH' | 'DELETE') {
    try {
      await apiRequest(method, `/api/admin/quotes/${id}`, method === 'PATCH' ? { state: 'withdrawn' } : undefined)
      notify(method === 'PATCH' ? words.withdraw.done : words.discard.done)
      leave()
    } catch (error) {
      notifyFailure(failureOf(error, words.failed))
    }
    void refresh()
  }
  return (
    <section aria-labelledby="quote-heading" className="grid gap-4">
      <h2 id="quote-heading" className="text-h4">
        {words.title}
      </h2>
      {showsForm && (
        <QuoteForm
          key={`${version} ${overtaken}`}
          leadId={leadId}
          data={data}
          quote={open}
          draft={draft?.values}
          overtaken={overtaken}
          onSaved={(next) => {
            leave()
            void refresh(next)
          }}
          onCancel={() => {
            leave()
            // It may have been changed elsewhere while the owner was writing.
            void mutate()
          }}
          onConflict={lookAgain}
          onDiscard={() => end(open!, 'DELETE')}
          onEdited={onEdited}
        />
      )}
      {!showsForm && !open && (
        <Button variant="secondary" size="sm" className="justify-self-start" onClick={edit}>
          {data.quotes.length ? words.another : words.write}
        </Button>
      )}
      {data.quotes
        .filter((quote) => overtaken || !(showsForm && quote === open))
        .map((quote) => (
          <QuoteCard
            key={quote.id}
            quote={quote}
            actions={showsForm ? undefined : { onEdit: edit, onWithdraw: () => end(quote, 'PATCH') }}
          />
        ))}
    </section>
  )
}
