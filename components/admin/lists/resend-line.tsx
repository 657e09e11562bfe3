import { adminPeople } from '@/content/admin-people'
import { problemOf } from '@/lib/owner/mail-status'
import type { ResendOverview } from '@/lib/owner/people'

const words = adminPeople.lists.resend

/** Which lists are kept in step with Resend, and the last error if they've fallen behind. */
export const ResendLine = ({ lists, behind, lastError }: ResendOverview) => (
  <p className="max-w-prose text-sm text-muted">
    {words.inStep(lists.join(', '))}
    {lastError && ` ${words.behind(behind)} ${problemOf(lastError)}`}
  </p>
)
