'use client'

import Link from 'next/link'
import { useRouter, useSearchParams } from 'next/navigation'
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { admin } from '@/content/admin'
import { inbox } from '@/content/admin-inbox'
import { statusOf } from '@/lib/http'
import type { ChangedLead, LeadDetail, LeadSnapshot } from '@/lib/owner/inbox'
import type { LeadState as State } from '@/lib/owner/responses'
import { forgetDrafts } from '../drafts'
import { notifyUndoable } from '../notify'
import { ScreenHeader } from '../screen'
import { Empty, Failed, Loading } from '../states'
import { canReply, isOpenLead } from './change-listed'
import { KeysDialog } from './keys-dialog'
import { LeadActions } from './lead-actions'
import { LeadDisclosures } from './lead-disclosures'
import { LeadHead } from './lead-head'
import { LeadNotes } from './lead-notes'
import { LeadPhotos } from './lead-photos'
import { LeadRemind } from './lead-remind'
import { LeadBadge } from './lead-row'
import { LeadState } from './lead-state'
import { neighbour, backLinkFor, isOneBack } from './neighbours'
import { ReplyDialog } from './reply-dialog'
import { Unreached } from './unreached'
import { useKeys } from './use-keys'
import { useLead } from './use-lead'
import { useReply } from './use-reply'
import { useTitle } from '../use-title'

const words = inbox.lead

interface LeadScreenProps {
  readonly id: string
  /** A helper answers leads, but sees neither the emails sent nor the person's page. */
  readonly asOwner: boolean
  /** The quote editor, shown between the request and the notes. */
  readonly quote?: ReactNode
}

/** One lead. The first screen says who, what, how much and how to reach them. The rest is collapsed. */
export function LeadScreen({ id, asOwner, quote }: LeadScreenProps) {
  const { lead, error, retry, change } = useLead(id)
  const reply = useReply(id, lead, change, retry)
  const [help, setHelp] = useState(false)
  const noteBox = useRef<HTMLTextAreaElement>(null)
  const article = useRef<HTMLElement>(null)
  const router = useRouter()
  const wanted = useSearchParams().get('do')
  useTitle(lead?.name ?? lead?.email)

  /** @param from the state on screen: if another device has changed it since, that stays and the owner is told */
  const setState = (to: Pick<LeadSnapshot, 'state'>, from: State) =>
    change({ state: to.state, waiting: false }, 'PATCH', '', { ...to, from })
  async function move(from: LeadDetail, state: State) {
    const answer = await setState({ state }, from.state)
    // Releasing a held lead has triggered its emails, which can't be undone.
    if (!answer || (from.state === 'held' && state !== 'spam')) return
    const { before } = (await answer.json()) as ChangedLead
    notifyUndoable(words.marked(admin.leads.states[state]), () => void setState(before, state), {
      about: `${id} state`,
    })
  }

  const onOpened = useEffectEvent(() => {
    if (!lead) return
    // The state shown first may be stale. The owner didn't ask for this change, so they aren't told if it fails.
    const read = { state: 'read', from: 'new' }
    if (lead.state === 'new') void change({ state: 'read' }, 'PATCH', '', read, () => undefined)
    if (wanted === 'reply' && canReply(lead)) reply.setOpen(true)
    if (wanted === 'note') noteBox.current?.focus()
    // Nothing else announces the new lead: all leads share one title, and the row or key that led here is gone.
    if (document.activeElement === document.body) article.current!.focus({ preventScroll: true })
    // Only once: going back or reloading doesn't ask for it again.
    if (wanted) history.replaceState(null, '', location.pathname)
  })
  // Only once for each lead. After that, its state is the owner's to change.
  useEffect(() => onOpened(), [lead?.id])

  const gone = error !== undefined && statusOf(error) === 404
  useEffect(() => {
    if (gone) forgetDrafts(id)
  }, [gone, id])

  const cameFrom = backLinkFor(id)
  const openReply = () => lead && canReply(lead) && reply.setOpen(true)
  const go = (by: 1 | -1) => () => {
    const to = neighbour(id, by)
    if (to) router.push(`/admin/leads/${to}`)
  }
  useKeys({
    j: go(1),
    k: go(-1),
    r: openReply,
    n: () => noteBox.current?.focus(),
    e: () => lead && isOpenLead(lead) && void move(lead, 'replied'),
    '/': () => router.push('/admin/leads?search=1'),
    '?': () => setHelp(true),
  })

  if (gone || (error && !lead))
    return (
      <div className="grid grid-cols-1 gap-5">
        <ScreenHeader title={words.title} />
        {gone ? <Empty title={words.unknown} /> : <Failed title={words.error} error={error} onRetry={retry} />}
      </div>
    )
  if (!lead) return <Loading title={words.loading} />
  return (
    <article
      ref={article}
      tabIndex={-1}
      aria-labelledby="lead-name"
      className="grid max-w-3xl gap-5 pb-20 has-[[data-question]]:pb-48 lg:pb-0 lg:has-[[data-question]]:pb-0"
    >
      <div className="flex flex-wrap items-center gap-3 text-sm">
        <Link
          href={cameFrom}
          prefetch={false}
          className="mr-auto py-3 underline"
          // Going back, rather than to the same address again, restores the place in the list.
          onNavigate={(event) => {
            if (!isOneBack(cameFrom)) return
            event.preventDefault()
            router.back()
          }}
        >
          {cameFrom.pathname === '/admin' ? inbox.today.title : inbox.list.title}
        </Link>
        {lead.waiting && <LeadBadge lead={lead} />}
        <LeadState lead={lead} onChange={(state) => void move(lead, state)} />
      </div>
      {lead.state === 'held' && <p className="text-sm text-muted">{words.heldHint}</p>}
      <Unreached lead={lead} asOwner={asOwner} />
      <LeadHead lead={lead} />
      <LeadActions lead={lead} onReply={openReply} onAnswered={() => void move(lead, 'replied')} />
      <LeadPhotos photos={lead.photos} missing={lead.photosMissing} />
      <div>
        <LeadRemind lead={lead} change={change} />
      </div>
      {lead.state !== 'held' && quote}
      <LeadNotes lead={lead} box={noteBox} change={change} />
      <LeadDisclosures lead={lead} asOwner={asOwner} />
      {reply.open && (
        <ReplyDialog
          lead={lead}
          draft={reply.draft}
          onDraft={reply.setDraft}
          onClose={() => reply.setOpen(false)}
          onSend={reply.send}
        />
      )}
      <KeysDialog open={help} onOpenChange={setHelp} />
    </article>
  )
}
