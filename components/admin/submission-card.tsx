import { buttonVariants } from '@/components/ui/button'
import { admin } from '@/content/admin'
import type { ContactSubmission } from '@/lib/owner/responses'
import { ReceivedAt } from './received-at'
import { replyLink } from './reply-link'

/** One contact message, with a link to reply, which follows the message on a phone. */
export function SubmissionCard({ submission }: { readonly submission: ContactSubmission }) {
  const { name, email, subject, message, createdAt } = submission
  return (
    <article className="grid justify-items-start gap-x-6 gap-y-3 rounded-input border border-line p-4 text-sm sm:grid-cols-[1fr_auto] sm:p-5">
      <div className="min-w-0">
        <h2 className="font-sans text-base font-semibold tracking-normal wrap-anywhere">{name}</h2>
        <p className="flex flex-wrap gap-x-4">
          <span className="break-all">{email}</span>
          <ReceivedAt at={createdAt} />
        </p>
      </div>
      <div className="min-w-0 sm:col-span-2">
        <p className="font-semibold wrap-anywhere">{subject}</p>
        <p className="mt-1 wrap-anywhere whitespace-pre-wrap">{message}</p>
      </div>
      <a
        href={replyLink(submission)}
        className={buttonVariants({ variant: 'outline', size: 'sm', className: 'sm:col-start-2 sm:row-start-1' })}
        aria-label={`${admin.contacts.reply} ${name}`}
      >
        {admin.contacts.reply}
      </a>
    </article>
  )
}
