import 'server-only'
import { Text } from '@react-email/components'
import { Fragment } from 'react'
import { mail } from '@/content/mail'
import { formatLocalTime } from '@/lib/local-time'
import { dialled } from '@/lib/phone'
import { attributionLines } from '../attribution'
import { env } from '../env'
import { MailButton, MailHeading, MailLayout, lead as leadStyle, paragraph, small } from './layout'
import type { LeadForMail, MailTemplate } from './template'

const words = mail.notice

function Row({ label, value }: { label: string; value: string }) {
  return (
    <Text style={{ ...paragraph, margin: '0 0 10px' }}>
      <span className="mail-quiet" style={small}>
        {label}
      </span>
      <br />
      {value.split('\n').map((line, index) => (
        <Fragment key={index}>
          {index > 0 && <br />}
          {line}
        </Fragment>
      ))}
    </Text>
  )
}

const answer = ({ summary }: LeadForMail, label: string) => summary.find(([name]) => name === label)?.[1] ?? ''

/** Who it is, what they want, what it costs and how to reach them come first; every field follows. */
function Notice({ lead, brief }: { lead: LeadForMail; brief: readonly string[] }) {
  const { form, sender, summary, meta, remarks, receivedAt } = lead
  const phone = dialled(answer(lead, 'Phone'))
  const wanted = words.wanted[answer(lead, 'Preferred contact') as keyof typeof words.wanted]
  const first = brief[0] ?? words.intro(form.label)
  const rows: (readonly [string, string])[] = [
    ...summary.filter(([, value]) => value !== ''),
    ...(meta.photos?.length ? [[words.photos, words.photosWhere(meta.photos.length)] as const] : []),
    ...(meta.source ? [[words.placement, meta.source] as const] : []),
    ...attributionLines(meta).map((line) => [words.attribution, line] as const),
    [words.received, formatLocalTime(receivedAt)],
  ]
  const call = phone.length > 5 && (
    <MailButton href={`tel:${phone}`} kind={wanted === words.wanted.phone ? 'primary' : 'outline'}>
      {words.call(answer(lead, 'Phone'))}
    </MailButton>
  )
  const reply = (
    <MailButton
      href={`mailto:${encodeURIComponent(sender.email).replace('%40', '@')}?subject=${encodeURIComponent(words.replySubject(form.label))}`}
      kind={wanted === words.wanted.phone ? 'outline' : 'primary'}
    >
      {words.replyTo}
    </MailButton>
  )
  return (
    <MailLayout preview={first} heading={sender.name || sender.email}>
      <Text className="mail-quiet" style={small}>
        {form.label}
      </Text>
      {brief.map((line) => (
        <Text key={line} style={leadStyle}>
          {line}
        </Text>
      ))}
      {wanted && <Text style={paragraph}>{wanted}</Text>}
      {call && <Text style={{ margin: '18px 0 4px' }}>{call}</Text>}
      <Text style={{ margin: '0 0 8px' }}>{reply}</Text>
      {remarks.length > 0 && (
        <>
          <MailHeading>{words.remarks}</MailHeading>
          {remarks.map((line) => (
            <Text key={line} style={{ ...paragraph, margin: '0 0 8px' }}>
              {line}
            </Text>
          ))}
        </>
      )}
      <MailHeading>{words.everything}</MailHeading>
      {rows.map(([label, value], index) => (
        <Row key={index} label={label} value={value} />
      ))}
      <Text style={{ margin: '20px 0 0' }}>
        <MailButton href={`${env().siteUrl}/admin/leads/${lead.id}`} kind="outline">
          {words.open}
        </MailButton>
      </Text>
    </MailLayout>
  )
}

/**
 * Tells the owner of a lead: every field, with the visitor's address to reply to (contract, Mail).
 * @param briefOf what is wanted and what it costs, a line each
 */
export const ownerNotice = (briefOf?: (data: unknown) => readonly string[]): MailTemplate => ({
  kind: 'owner-notice',
  envelope: ({ form, sender }) => ({
    recipient: '',
    replyTo: sender.email,
    // Cut by code points, so that it never ends in half a character.
    subject: [...words.subject(form.label, sender.name || sender.email)].slice(0, 200).join(''),
  }),
  body: (lead) => <Notice lead={lead} brief={briefOf?.(lead.data) ?? []} />,
})
