import 'server-only'
import { Link } from '@react-email/components'
import { Fragment } from 'react'
import { lists } from '@/content/lists'
import { mail } from '@/content/mail'
import { firstNameOf } from '@/lib/first-name'
import type { Row } from '@/lib/forms/define-form'
import { answering } from '@/lib/answering'
import { noticeAt } from '@/lib/closures'
import { isWeekend } from '@/lib/local-time'
import { env } from '../base/env'
import { choicesOn } from '../forms/server-halves'
import type { LeadForMail, MailTemplate } from '../forms/template'
import { Item, MailHeading, MailLayout, Paragraph, Quiet, SignOff, linkStyle } from './layout'

interface Words {
  readonly subject: string
  readonly paragraphs: readonly string[]
  /** What happens next, and when. */
  readonly next?: readonly string[]
}

interface LetterProps {
  words: Words
  firstName?: string
  /** Why this email is sent to them, and a link about that. */
  why: { readonly reason: string; readonly label: string; readonly href: string }
  extra?: readonly string[]
  /** Only ever catalogue entries, never what was typed. */
  choices?: readonly Row[]
}

function Chosen({ choices }: { choices: readonly Row[] }) {
  return (
    <>
      <MailHeading>{mail.choices}</MailHeading>
      <Paragraph>
        {choices.map(([label, value]) => (
          <Fragment key={label}>
            <strong style={{ fontWeight: 600 }}>{label}:</strong> {value}
            <br />
          </Fragment>
        ))}
      </Paragraph>
    </>
  )
}

function VisitorEmail({ words, firstName, why, extra = [], choices = [] }: LetterProps) {
  return (
    <MailLayout
      preview={words.paragraphs[0]!}
      heading={words.subject}
      footer={
        <Quiet>
          {why.reason}{' '}
          <Link href={why.href} style={linkStyle}>
            {why.label}
          </Link>
        </Quiet>
      }
    >
      <Paragraph>{mail.greeting(firstName)}</Paragraph>
      {words.paragraphs.map((line) => (
        <Paragraph key={line}>{line}</Paragraph>
      ))}
      {words.next && <MailHeading>{mail.nextHeading}</MailHeading>}
      {[...(words.next ?? []), ...extra].map((line, index) => (
        <Item key={line}>{words.next && index < words.next.length ? `${index + 1}. ${line}` : line}</Item>
      ))}
      {choices.length > 0 && <Chosen choices={choices} />}
      <SignOff lines={mail.signOff} />
    </MailLayout>
  )
}

/** The visitor's confirmation of an enquiry, a quote, a subscription or an onboarding. */
export const confirmation = (words: Words): MailTemplate => ({
  kind: 'confirmation',
  envelope: ({ sender }) => ({ recipient: sender.email, replyTo: env().owner.email, subject: words.subject }),
  body: (lead) => {
    const now = new Date()
    const notice = noticeAt(now)
    return (
      <VisitorEmail
        words={answering(words, notice)}
        firstName={firstNameOf(lead.sender.name)}
        why={{ ...mail.privacy.link, reason: mail.privacy.reason, href: env().siteUrl + mail.privacy.link.href }}
        extra={!notice && isWeekend(now) ? [mail.weekend] : []}
        choices={choicesOn(lead.form.slug, lead.data)}
      />
    )
  },
})

const listOf = ({ form }: LeadForMail) => lists[form.consent!.list]

/** Welcomes a subscriber to the form's list, with one-click unsubscribe (RFC 8058). */
export const welcome: MailTemplate = {
  kind: 'welcome',
  envelope: (lead) => ({
    recipient: lead.sender.email,
    replyTo: env().owner.email,
    subject: listOf(lead).welcome.subject,
    headers: {
      'List-Unsubscribe': `<${lead.unsubscribeUrl}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  }),
  body: (lead) => (
    <VisitorEmail
      words={listOf(lead).welcome}
      firstName={firstNameOf(lead.sender.name)}
      why={{
        reason: mail.unsubscribe.reason(listOf(lead).called),
        label: mail.unsubscribe.link,
        href: lead.unsubscribeUrl ?? '',
      }}
    />
  ),
}
