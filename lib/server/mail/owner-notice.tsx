import 'server-only'
import { Link, Text } from '@react-email/components'
import { Fragment } from 'react'
import { mail } from '@/content/mail'
import { formatLocalTime } from '@/lib/local-time'
import { attributionLines } from '../attribution'
import { env } from '../env'
import { MailLayout, linkStyle, paragraph, small } from './layout'
import type { LeadForMail, MailTemplate } from './template'

function Row({ label, value }: { label: string; value: string }) {
  return (
    <>
      <Text style={{ ...small, fontWeight: 600 }}>{label}</Text>
      <Text style={{ ...paragraph, whiteSpace: 'pre-wrap' }}>
        {value.split('\n').map((line, index) => (
          <Fragment key={index}>
            {index > 0 && <br />}
            {line}
          </Fragment>
        ))}
      </Text>
    </>
  )
}

function Notice({ form, summary, meta, remarks, receivedAt }: LeadForMail) {
  const words = mail.notice
  const rows: (readonly [string, string])[] = [
    ...summary.filter(([, value]) => value !== ''),
    ...(meta.photos?.length ? [[words.photos, words.photosWhere(meta.photos.length)] as const] : []),
    ...(remarks.length ? [[words.remarks, remarks.join('\n')] as const] : []),
    ...(meta.source ? [[words.placement, meta.source] as const] : []),
    ...attributionLines(meta).map((line) => [words.attribution, line] as const),
    [words.received, formatLocalTime(receivedAt)],
  ]
  return (
    <MailLayout preview={words.intro(form.label)} heading={form.label}>
      <Text style={paragraph}>{words.intro(form.label)}</Text>
      {rows.map(([label, value], index) => (
        <Row key={index} label={label} value={value} />
      ))}
      <Text style={paragraph}>{words.reply}</Text>
      <Text style={paragraph}>
        <Link href={`${env().siteUrl}/admin/contacts`} style={linkStyle}>
          {words.open}
        </Link>
      </Text>
    </MailLayout>
  )
}

/** Tells the owner of a lead: every field, with the visitor's address to reply to (contract, Mail). */
export const ownerNotice: MailTemplate = {
  kind: 'owner-notice',
  envelope: ({ form, sender }) => ({
    recipient: '',
    replyTo: sender.email,
    // Cut by code points, so that it never ends in half a character.
    subject: [...mail.notice.subject(form.label, sender.name || sender.email)].slice(0, 200).join(''),
  }),
  body: (lead) => <Notice {...lead} />,
}
