import { buttonVariants } from '@/components/ui/button'
import { logProblem } from '@/lib/server/base/log'
import { listContacts } from '@/lib/server/owner/contacts'
import { deliveryStatus } from '@/lib/server/owner/mails'
import { page as pageParam, readQuery } from '@/lib/server/owner/read-query'
import { z } from 'zod'
import { DeliveryNote } from '../_parts/delivery-note'
import { type Page, ownerPage } from '../_parts/owner-page'
import { At, Header, Heading, Items, Pager, counted } from '../_parts/parts'
import { replyLink } from './reply-link'

type Contact = Awaited<ReturnType<typeof listContacts>>['items'][number]

const title = 'Contact Form Submissions'
const shown = 100

/** One contact message, with a link to reply, which follows the message on a phone. */
function Card({ contact }: { contact: Contact }) {
  const { name, email, subject, message, createdAt } = contact
  return (
    <article className="grid justify-items-start gap-x-6 gap-y-3 rounded-input border border-line p-4 text-sm sm:grid-cols-[1fr_auto] sm:p-5">
      <div className="min-w-0">
        <Heading>{name}</Heading>
        <p className="flex flex-wrap gap-x-4">
          <span className="break-all">{email}</span>
          <At at={createdAt} />
        </p>
      </div>
      <div className="min-w-0 sm:col-span-2">
        <p className="font-semibold wrap-anywhere">{subject}</p>
        <p className="mt-1 wrap-anywhere whitespace-pre-wrap">{message}</p>
      </div>
      <a
        href={replyLink(contact)}
        className={buttonVariants({ variant: 'outline', size: 'sm', className: 'sm:col-start-2 sm:row-start-1' })}
        aria-label={`Reply ${name}`}
      >
        Reply
      </a>
    </article>
  )
}

/** The words for a list that couldn't be loaded (specification section 8). */
const loadError = [
  'Error Loading Submissions',
  "Please check that you're authorized to view this page.",
  'Failed to fetch contact submissions',
].join('\n')
const alertBox = 'rounded-input border border-error px-5 py-6 whitespace-pre-line text-error'

/** Messages from the contact form, newest first (specification section 2). */
async function contacts({ request, isOwner }: { request: Request; isOwner: boolean }): Promise<Page> {
  const { page } = readQuery(request, z.object({ page: pageParam }))
  const [{ items, total }, status] = await Promise.all([listContacts(page, shown), deliveryStatus()])
  return {
    title,
    fresh: true,
    content: (
      <div className="grid grid-cols-1 gap-5">
        <Header title={title} count={counted(total, 'total submission')} />
        <DeliveryNote status={status} isOwner={isOwner} />
        {/* For scripts, which ask for the page again every 30 seconds. */}
        <p id="failed" role="alert" hidden data-text={loadError} className={alertBox} />
        <p
          id="loading"
          role="status"
          hidden
          data-text="Loading Contact Submissions..."
          className="text-sm text-muted"
        />
        <Items
          of={items}
          kind="contact"
          none={['No submissions yet', 'Messages sent through the contact form will appear here.']}
        >
          {(contact) => <Card contact={contact} />}
        </Items>
        <Pager path="/admin/contacts" query={{}} page={page} pages={Math.ceil(total / shown)} />
      </div>
    ),
  }
}

export const { DELETE, GET, HEAD, OPTIONS, PATCH, POST, PUT } = ownerPage({
  helpers: [],
  render: (visit) =>
    contacts(visit).catch((error: unknown) => {
      logProblem('/admin/contacts', error)
      return {
        title,
        status: 503 as const,
        fresh: true,
        content: (
          <p role="alert" className={alertBox}>
            {loadError}
          </p>
        ),
      }
    }),
})
