import type { ReactNode } from 'react'
import { Badge } from '@/components/ui/badge'
import { type SubscriberItem, leftByWords, setSubscribed } from '@/lib/server/owner/subscribers'
import type { Visit } from './owner-page'
import { PostButton } from './fields'
import { At } from './parts'

/** Takes somebody off a list, or undoes that. Nobody else can put them back. */
export const subscriberActions = {
  async 'list-off'(_visit: Visit, form: URLSearchParams) {
    const id = form.get('subscriber') ?? ''
    await setSubscribed(id, false)
    return {
      notice: `${form.get('email') ?? 'The address'} is off the list`,
      undo: { do: 'list-on', subscriber: id },
    }
  },
  async 'list-on'(_visit: Visit, form: URLSearchParams) {
    await setSubscribed(form.get('subscriber') ?? '', true)
    return { notice: 'Back on the list' }
  },
}

/** Somebody's place on a list, with the consent they gave. The owner can take them off. */
export function SubscriberRow({ subscriber, title }: { subscriber: SubscriberItem; title: ReactNode }) {
  const { id, email, listName, consentAt, where, consent, leftAt, leftBy } = subscriber
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 rounded-input border border-line px-4 py-3 text-sm">
      <div className="grid min-w-0 gap-1">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold wrap-anywhere">
          {title}
          {leftBy ? <Badge variant="warn">{leftByWords[leftBy]}</Badge> : <Badge variant="success">On it</Badge>}
          {leftAt && <At at={leftAt} />}
        </div>
        <p className="text-muted">
          <span>{where},</span> <At at={consentAt} />
        </p>
        <p className="text-muted">{`Agreed to “${consent}”`}</p>
      </div>
      {!leftAt && (
        <PostButton act="list-off" fields={{ subscriber: id, email }} about={`${email}, ${listName}`}>
          Take off
        </PostButton>
      )}
    </div>
  )
}
