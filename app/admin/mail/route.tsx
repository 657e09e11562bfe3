import { after } from 'next/server'
import { z } from 'zod'
import { Badge, type BadgeVariants } from '@/components/ui/badge'
import { buttonVariants } from '@/components/ui/button'
import { digestSetting } from '@/lib/server/mail/digest'
import { drainOutbox } from '@/lib/server/mail/outbox'
import { isToVisitor, mailStatusOf, needsDecision, problemOf } from '@/lib/server/mail/mail-status'
import { type MailItem, decideMail, deliveryStatus, listMail, mailQuery } from '@/lib/server/owner/mails'
import { readQuery } from '@/lib/server/owner/read-query'
import { readSetting, writeSetting } from '@/lib/server/base/settings'
import { validated } from '@/lib/server/requests/validated-body'
import { Refusal } from '@/lib/server/base/refusal'
import { DeliveryNote } from '../_parts/delivery-note'
import { ownerPage } from '../_parts/owner-page'
import { Confirm, Hidden, Post, PostButton, Submit } from '../_parts/fields'
import { At, Header, Items, Pager, TextLink, Views, addressOf, counted } from '../_parts/parts'

const path = '/admin/mail'

/** Each with its value in the address: `?state=bounced`. */
const filters = [
  ['', 'All'],
  ['attention', 'Needs your decision'],
  ['queued', 'Waiting to go out'],
  ['sent', 'Sent'],
  ['delivered', 'Delivered'],
  ['bounced', 'Bounced'],
  ['complained', 'Marked as spam'],
  ['failed', "Couldn't be sent"],
] as const

const emails = (count: number) => counted(count, 'email')

/** What the owner can still do about an email: send it, correct its address, or leave it. */
function Decision({ mail }: { mail: MailItem }) {
  const { id, kind, state, outcome, recipient, person } = mail
  const isBounced = outcome === 'bounced'
  if (state !== 'pending' && !needsDecision(mail)) return null
  const cancel = { act: 'mail-decide', fields: { decision: 'cancel', mail: id, bounced: isBounced ? '1' : undefined } }
  return (
    <div className="flex flex-wrap items-start gap-3">
      {(isBounced || state === 'failed') && isToVisitor(mail) && (
        <a
          href={addressOf('/admin/person', { email: person ?? recipient, correct: 1 })}
          className={buttonVariants({ variant: 'secondary', size: 'sm' })}
        >
          Correct the address
        </a>
      )}
      {needsDecision(mail) && (
        <PostButton act="mail-decide" fields={{ decision: 'send', mail: id }}>
          {state === 'waiting' ? 'Send it' : 'Send it again'}
        </PostButton>
      )}
      {kind === 'quote' && !isBounced ? (
        <Confirm
          {...cancel}
          button="Don't send"
          title="Don't send this quote?"
          text="If the quote is still open, it's withdrawn too, so they can't accept it."
        />
      ) : (
        <PostButton {...cancel}>{isBounced ? 'Leave it' : "Don't send"}</PostButton>
      )}
    </div>
  )
}

function colourOf(mail: MailItem): BadgeVariants['variant'] {
  if (needsDecision(mail)) return 'error'
  return mail.outcome === 'delivered' ? 'success' : 'outline'
}

/** One email: a row that opens to show what became of it, and what to do about that. */
function Card({ mail }: { mail: MailItem }) {
  const { id, recipient, person, subject, sentAt, outcome, lastError, createdAt } = mail
  const { label, means, advice } = mailStatusOf(mail)
  const isSettled = outcome === 'bounced' && !needsDecision(mail)
  return (
    <details className="rounded-input border border-line text-sm">
      <summary className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-3">
        <Badge variant={colourOf(mail)}>{label}</Badge>
        <span className="font-semibold wrap-anywhere">{subject}</span>
        <span className="wrap-anywhere text-muted">{`To ${recipient || 'you, once your address is set'}`}</span>
        <span className="sm:ml-auto">
          <At at={createdAt} />
        </span>
      </summary>
      <div className="grid gap-4 border-t border-line px-4 py-4">
        <div className="grid max-w-prose gap-1">
          <p>{means}</p>
          {(isSettled || advice) && <p>{isSettled ? "That's been dealt with." : advice}</p>}
          {lastError && <p>{problemOf(lastError)}</p>}
          {sentAt && (
            <p className="text-muted">
              <span>Sent</span> <At at={sentAt} />
            </p>
          )}
        </div>
        <Decision mail={mail} />
        <p className="flex flex-wrap gap-x-4">
          <TextLink href={`${path}/${id}`}>Read it</TextLink>
          {person && <TextLink href={addressOf('/admin/person', { email: person })}>This person</TextLink>}
        </p>
      </div>
    </details>
  )
}

/** One decision for all the mail on a page except what bounced, because each of those addresses needs a look. */
function DecideAll({ mails }: { mails: readonly MailItem[] }) {
  const undecided = mails.filter((mail) => needsDecision(mail) && mail.outcome !== 'bounced')
  const count = undecided.length
  if (count < 2) return null
  const ids = undecided.map(({ id }) => <Hidden key={id} fields={{ mail: id }} />)
  return (
    <div className="flex flex-wrap items-start gap-3">
      <Confirm
        act="mail-decide"
        fields={{ decision: 'send' }}
        button={`Send these ${count}`}
        title={`Send these ${count} emails?`}
        text="Some may be days old, and some may have arrived already."
      >
        {ids}
      </Confirm>
      <Confirm
        act="mail-decide"
        fields={{ decision: 'cancel' }}
        button={`Don't send these ${count}`}
        title={`Don't send these ${count} emails?`}
        text={`None of them will go out. A quote among them is withdrawn, and an enquiry you answered goes back to "To answer".`}
      >
        {ids}
      </Confirm>
    </div>
  )
}

/** Whether list sign-ups reach the owner in one email a day. */
const DigestSwitch = ({ on }: { on: boolean }) => (
  <Post
    act="mail-digest"
    className="flex max-w-prose items-start gap-3 rounded-input border border-line px-4 py-3 text-sm"
  >
    <input
      id="digest"
      type="checkbox"
      name="on"
      defaultChecked={on}
      data-submit
      aria-describedby="digest-hint"
      className="mt-0.5 size-5 shrink-0"
    />
    <div className="grid grow">
      <label htmlFor="digest" className="font-semibold">
        List sign-ups in one email a day
      </label>
      <p id="digest-hint" className="text-muted">
        Sent at 5 pm. Enquiries, quotes and subscriptions still reach you at once.
      </p>
    </div>
    <noscript>
      <Submit>Save</Submit>
    </noscript>
  </Post>
)

const decisionForm = z.object({
  decision: z.enum(['send', 'cancel'], 'The decision must be send or cancel.'),
  mail: z.array(z.string()).min(1),
})

/** All email, newest first. This is where the owner decides about mail that needs a decision. */
export const { DELETE, GET, HEAD, OPTIONS, PATCH, POST, PUT } = ownerPage({
  actions: {
    'mail-decide': async (_visit, form) => {
      const given = { decision: form.get('decision'), mail: form.getAll('mail') }
      const { decision, mail } = validated(decisionForm, given)
      let decided = 0
      for (const id of mail)
        try {
          if (await decideMail(id, decision)) decided++
        } catch (error) {
          // An email that isn't wanted any more doesn't stop the others.
          if (mail.length === 1 || !(error instanceof Refusal)) throw error
        }
      if (decided === 0) throw new Refusal(409, "This email isn't waiting for a decision. Please check it again.")
      if (decision === 'send') after(() => drainOutbox())
      const what = mail.length === 1 ? 'It' : emails(decided)
      if (decision === 'send') return { notice: mail.length === 1 ? "It'll go out next" : `${what} will go out next` }
      return { notice: form.has('bounced') ? 'Left as it is' : `${what} won't go out` }
    },
    'mail-digest': async (_visit, form) => {
      await writeSetting(digestSetting, form.has('on'))
      return { notice: 'Saved' }
    },
  },
  render: async ({ request }) => {
    const asked = readQuery(request, mailQuery)
    const { state = '' } = asked
    const [mails, status, isDigest] = await Promise.all([
      listMail(asked),
      deliveryStatus(),
      readSetting(digestSetting, z.boolean(), false),
    ])
    return {
      title: 'Mail',
      fresh: true,
      content: (
        <div className="grid grid-cols-1 gap-5">
          <Header title="Mail" count={emails(mails.total)} />
          <DeliveryNote status={status} isOwner />
          <DigestSwitch on={isDigest} />
          <Views
            label="Which emails"
            views={filters.map(([name, label]) => ({
              text: name === 'attention' && status.attention > 0 ? `${label} (${status.attention})` : label,
              href: addressOf(path, { state: name }),
              isCurrent: name === state,
            }))}
          />
          {state === 'attention' && <DecideAll mails={mails.items} />}
          <Items
            of={mails.items}
            kind="mail"
            none={
              state
                ? ['Nothing here', 'No emails are in this state right now.']
                : ['No emails yet', 'Emails the website sends, to you or anyone else, show up here.']
            }
          >
            {(mail) => <Card mail={mail} />}
          </Items>
          <Pager path={path} query={{ state }} page={mails.page} pages={mails.pages} />
        </div>
      ),
    }
  },
})
