'use client'

import { adminMail } from '@/content/admin-mail'
import { HttpError, apiRequest } from '@/lib/http'
import type { MailItem } from '@/lib/owner/responses'
import { needsDecision } from '@/lib/owner/mail-status'
import { applyChange } from '../apply-change'
import { Confirm } from '../confirm'
import { notify } from '../notify'

const words = adminMail

interface MailDecideAllProps {
  readonly mails: readonly MailItem[]
  onChanged(): Promise<unknown>
}

/** One decision for all the mail on a page except what bounced, because each of those addresses needs a look. */
export function MailDecideAll({ mails, onChanged }: MailDecideAllProps) {
  const undecided = mails.filter((mail) => needsDecision(mail) && mail.outcome !== 'bounced')
  if (undecided.length < 2) return null
  async function decideAll(action: 'send' | 'cancel') {
    let decided = 0
    for (const { id } of undecided)
      try {
        await apiRequest('POST', `/api/admin/mail/${id}`, { action })
        decided++
      } catch (error) {
        // An email that was decided on another device, or erased with its person, doesn't stop the others.
        if (!(error instanceof HttpError && [404, 409].includes(error.status))) throw error
      }
    return { decided }
  }
  const all = words.all(undecided.length)
  return (
    <div className="flex flex-wrap gap-3">
      {(['send', 'cancel'] as const).map((action) => (
        <Confirm
          key={action}
          words={all[action]}
          variant="outline"
          onConfirm={async () => {
            const outcome = await applyChange(decideAll(action), words.failed, onChanged)
            if (outcome?.decided) notify(words.all(outcome.decided)[action].done)
          }}
        />
      ))}
    </div>
  )
}
