'use client'

import type { ReactNode } from 'react'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { adminPeople } from '@/content/admin-people'
import { apiRequest } from '@/lib/http'
import type { SubscriberItem } from '@/lib/owner/people'
import { applyChange } from '../apply-change'
import { notifyUndoable } from '../notify'
import { ignoreDoubleClick } from '../ignore-double-click'
import { ReceivedAt } from '../received-at'

const words = adminPeople.lists

interface SubscriberRowProps {
  readonly subscriber: SubscriberItem
  readonly title: ReactNode
  onChanged(): Promise<unknown>
}

/** Somebody's place on a list, with the consent they gave. The owner can take them off. */
export function SubscriberRow({ subscriber, title, onChanged }: SubscriberRowProps) {
  const { id, email, listName, consentAt, where, consent, leftAt, leftBy } = subscriber
  const set = (subscribed: boolean) =>
    applyChange(
      apiRequest('PATCH', `/api/admin/subscribers/${id}`, { subscribed }),
      adminPeople.person.failed,
      onChanged,
    )
  async function takeOff() {
    if (await set(false)) notifyUndoable(words.takenOff(email), () => void set(true))
  }
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 rounded-input border border-line px-4 py-3 text-sm">
      <div className="grid min-w-0 gap-1">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold wrap-anywhere">
          {title}
          {leftBy ? <Badge variant="warn">{words.leftBy[leftBy]}</Badge> : <Badge variant="success">{words.on}</Badge>}
          {leftAt && <ReceivedAt at={leftAt} />}
        </div>
        <p className="text-muted">
          {where}, <ReceivedAt at={consentAt} />
        </p>
        <p className="text-muted">{words.agreed(consent)}</p>
      </div>
      {!leftAt && (
        <Button
          variant="outline"
          size="sm"
          aria-label={words.takeOffLabel(email, listName)}
          onClick={ignoreDoubleClick(takeOff)}
        >
          {words.takeOff}
        </Button>
      )}
    </div>
  )
}
