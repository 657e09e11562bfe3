import Link from 'next/link'
import { inbox } from '@/content/admin-inbox'
import { unreachedBy } from '@/lib/owner/mail-status'
import type { LeadItem } from '@/lib/owner/responses'

const words = inbox.lead

interface UnreachedProps {
  readonly lead: Pick<LeadItem, 'mails'>
  /** Helpers can't open the page about emails. */
  readonly asOwner: boolean
}

/** Warns that the newest answer or quote didn't reach the sender. */
export function Unreached({ lead: { mails }, asOwner }: UnreachedProps) {
  const how = unreachedBy(mails)
  return (
    // Always rendered, so that screen readers announce a failure reported while the page is open.
    <div role="status" className="empty:absolute">
      {how && (
        <p className="flex flex-wrap gap-x-3 rounded-input bg-warn-tint px-4 py-3 font-semibold text-warn">
          {words.unreached[how]}
          {asOwner && (
            <Link href="/admin/mail?state=attention" prefetch={false} className="-my-3 py-3 underline">
              {words.unreachedLink}
            </Link>
          )}
        </p>
      )}
    </div>
  )
}
