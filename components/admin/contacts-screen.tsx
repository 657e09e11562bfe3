'use client'

import { admin } from '@/content/admin'
import { statusOf } from '@/lib/http'
import type { ContactSubmission } from '@/lib/owner/responses'
import { DeliveryNote } from './delivery-note'
import { ScreenHeader } from './screen'
import { Empty, Loading, ScreenNotice } from './states'
import { SubmissionCard } from './submission-card'
import { useOwnerData } from './use-owner-data'

const words = admin.contacts

function LoadError({ status }: { readonly status?: number }) {
  return (
    <ScreenNotice role="alert" title={words.error} text={words.errorText}>
      <p className="mt-1 text-sm text-muted">{words.fetchFailed}</p>
      {status === 401 && (
        // A full page load, so that the server shows the sign-in form.
        <a href="/admin/contacts" className="-mb-3 inline-block py-3 text-sm font-semibold underline">
          {words.signInAgain}
        </a>
      )}
    </ScreenNotice>
  )
}

/** Loading, empty, error or list, refreshed every 30 seconds (specification section 4, Admin list). */
export function ContactsScreen() {
  const { data, error } = useOwnerData<ContactSubmission[]>('/api/admin/contacts')
  // Hide the data once signed out, but keep showing it through a network failure.
  const submissions = statusOf(error) === 401 ? undefined : data
  return (
    <div className="grid grid-cols-1 gap-5">
      <ScreenHeader title={words.title} count={submissions && words.count(submissions.length)} />
      <DeliveryNote />
      {error && <LoadError status={statusOf(error)} />}
      {!data && !error && <Loading title={words.loading} />}
      {submissions?.length === 0 && <Empty title={words.empty} text={words.emptyHint} />}
      {submissions && submissions.length > 0 && (
        <ul className="grid gap-3">
          {submissions.map((submission) => (
            <li key={submission.id}>
              <SubmissionCard submission={submission} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
