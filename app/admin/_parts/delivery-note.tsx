import { type deliveryStatus } from '@/lib/server/owner/mails'
import { counted } from './parts'

type Delivery = Awaited<ReturnType<typeof deliveryStatus>>

const carrierWords = {
  resend: 'A mail service is configured.',
  kept: "There's no mail service yet, so emails are kept under Mail until there is.",
  captured: 'This is a preview, so emails are kept and never sent.',
}

/** Explains how email is delivered and how it's going. Only the owner decides about mail. */
export function DeliveryNote({ status, isOwner }: { status: Delivery; isOwner: boolean }) {
  const { carrier, noticesTo, queued, attention } = status
  return (
    <p className="text-sm text-muted">
      <span>Submissions are also emailed to you once a mail service is configured.</span>{' '}
      <span>{carrierWords[carrier]}</span>{' '}
      <span>
        {noticesTo
          ? `Notices go to ${noticesTo}.`
          : 'Your notices are waiting for an address. Whoever looks after the website can set one.'}
      </span>{' '}
      {queued > 0 && <span>{`${counted(queued, 'email is', 'emails are')} waiting to go out. `}</span>}
      {isOwner && attention > 0 && (
        <a href="/admin/mail?state=attention" className="py-1 font-semibold text-error underline">
          {counted(attention, 'email needs', 'emails need')} your decision
        </a>
      )}
    </p>
  )
}
