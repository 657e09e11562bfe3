import 'server-only'
import { mail } from '@/content/mail'
import { formatLocalTime } from '@/lib/local-time'
import { ownEntry } from '@/lib/own-entry'
import { missingPhotos, placeName, plainRow } from '@/lib/server/forms/plain-words'
import { mailto } from '@/lib/contact-links'
import { env } from '../base/env'
import { attributionLines } from '../forms/attribution'
import { phoneLinks } from '../forms/phone-numbers'
import { briefOn } from '../forms/server-halves'
import type { LeadForMail, MailTemplate } from '../forms/template'
import { First, Item, Lines, MailButton, MailHeading, MailLayout, Paragraph, Quiet, small } from './layout'

const words = mail.notice

const Row = ({ label, value }: { label: string; value: string }) => (
  <Item>
    <span className="mail-quiet" style={small}>
      {label}
    </span>
    <br />
    <Lines text={value} />
  </Item>
)

/** Starts with who it is, what they want, what it costs and how to reach them. Every field follows. */
function Notice({ lead, brief }: { lead: LeadForMail; brief: readonly string[] }) {
  const { form, sender, summary, meta, remarks, receivedAt, photos = 0 } = lead
  const { phone = '', prefers = '' } = sender
  const wanted = ownEntry<string>(words.wanted, prefers)
  const first = brief[0] ?? words.intro(form.label)
  const missing = Math.max(0, (meta.photos?.length ?? 0) - photos)
  const came = [photos && words.photosWhere(photos), missing && missingPhotos(missing)].filter(Boolean)
  const rows = [
    ...summary.filter(([, value]) => value !== '').map(plainRow),
    ...(came.length ? [[words.photos, came.join('\n')] as const] : []),
    ...(meta.source ? [[words.placement, placeName(meta.source)] as const] : []),
    ...attributionLines(meta).map((line) => [words.attribution, line] as const),
    [words.received, formatLocalTime(receivedAt)] as const,
  ]
  const byPhone = wanted === words.wanted.phone
  return (
    <MailLayout preview={first} heading={sender.name || sender.email}>
      <Quiet>{form.label}</Quiet>
      {brief.map((line) => (
        <First key={line}>{line}</First>
      ))}
      {wanted && <Paragraph>{wanted}</Paragraph>}
      {phoneLinks(phone).map(({ text, href }) => (
        <MailButton key={href} href={href} kind={byPhone ? 'primary' : 'outline'}>
          {words.call(text)}
        </MailButton>
      ))}
      <MailButton
        href={`${mailto(sender.email)}?subject=${encodeURIComponent(words.replySubject(form.label))}`}
        kind={byPhone ? 'outline' : 'primary'}
      >
        {words.replyTo}
      </MailButton>
      {remarks.length > 0 && (
        <>
          <MailHeading>{words.remarks}</MailHeading>
          {remarks.map((line) => (
            <Item key={line}>{line}</Item>
          ))}
        </>
      )}
      <MailHeading>{words.everything}</MailHeading>
      {rows.map(([label, value], index) => (
        <Row key={index} label={label} value={value} />
      ))}
      <MailButton href={`${env().siteUrl}/admin/leads/${lead.id}`} kind="outline">
        {words.open}
      </MailButton>
    </MailLayout>
  )
}

/** Cuts by code points, so that it never ends in half a character. */
export const cutSubject = (subject: string) => [...subject].slice(0, 200).join('')

/**
 * A notice's reply-to address. Browsers accept `jane@gmail` and `jane..doe@mail.example`, but a mail service would
 * reject the whole email because of them.
 */
export const replyAddress = (email: string) => (/^[^.@]+(\.[^.@]+)*@[^@]+\.[^@]+$/.test(email) ? email : undefined)

/** Tells the owner about a lead: every field, with the visitor's address to reply to. */
export const ownerNotice: MailTemplate = {
  kind: 'owner-notice',
  envelope: ({ form, sender }) => ({
    recipient: '',
    replyTo: replyAddress(sender.email),
    subject: cutSubject(words.subject(form.label, sender.name || sender.email)),
  }),
  body: (lead) => <Notice lead={lead} brief={briefOn(lead.form.slug, lead.data)} />,
}
