import type { Lead, OutboxMessage, Quote } from '@/generated/sqlite/client'
import { type ListId, lists } from '@/content/lists'
import { forms } from '@/lib/forms/registry'
import type { Bodies } from '@/lib/server/mail/bodies'
import { bodiesOf } from '@/lib/server/mail/bodies'
import { renderDigest } from '@/lib/server/mail/list-digest'
import { automatic, outgoingMail } from '@/lib/server/mail/outgoing'
import { linkMail } from '@/lib/server/mail/private-link'
import { quoteAnswerNotice, quoteMail } from '@/lib/server/leads/quote-mail'
import { renderReply } from '@/lib/server/mail/reply'
import { templatesFor } from '@/lib/server/mail/templates-for'
import { remarksOn } from '@/lib/server/forms/server-halves'
import { unsubscribeUrl } from '@/lib/server/mail/subscribers'
import { sampleBody } from '../../../lib/sample-bodies'

const visitor = 'robin@visitor.example'
const answer = 'Hi Robin,\n\nYes, we come to Cannonvale on Tuesdays. Would the 12th suit you?\n\nWarmly,\nJo'
const token = 'mYx3Vb2mT0-5s8qJ1dPzLwKc7RgHnE4u'

type Row = Partial<OutboxMessage>

/** An email of every kind, as stored. */
async function everyRow(): Promise<Record<string, Row>> {
  const lead = { id: 'lead', name: 'Robin Field', email: visitor } as Lead
  const lines = JSON.stringify([{ description: 'Bathroom, general clean', quantity: 2, unit: 4500 }])
  const quote = { lines, token, note: '', gstPercent: 10, validUntil: '2030-06-30', total: 9900 } as Quote
  const signUps = Object.keys(lists).map((list) => ({ list: list as ListId, email: visitor }))
  const rows: Record<string, Row> = {
    quote: (await quoteMail(lead, quote, false)) as Row,
    accepted: (await quoteAnswerNotice(lead, quote)) as Row,
    changes: (await quoteAnswerNotice(lead, quote, 'Could you leave out the second bathroom?')) as Row,
    reply: {
      kind: 'reply',
      leadId: lead.id,
      subject: 'Re: A quick one',
      text: answer,
      html: await renderReply(answer),
    },
    'sign-in-link': await linkMail('sign-in-link', 'kim@visitor.example', token),
    'set-password': await linkMail('set-password', 'kim@visitor.example', token),
    'list-digest': {
      kind: 'list-digest',
      recipient: '',
      headers: JSON.stringify(automatic),
      ...(await renderDigest(signUps)),
    },
  }
  for (const form of forms) {
    const data = form.schema.parse(sampleBody(form.slug, 1))
    const forMail = {
      ...{ id: lead.id, form, data, summary: form.summary(data), sender: form.sender(data), meta: { source: 'home' } },
      ...{ remarks: remarksOn(form.slug, data, {}), receivedAt: new Date(), unsubscribeUrl: unsubscribeUrl(token) },
    }
    for (const { kind, envelope, body } of templatesFor(form)) {
      const { headers, ...rest } = envelope(forMail)
      const stored = { kind, leadId: lead.id, ...rest, headers: JSON.stringify({ ...automatic, ...headers }) }
      rows[`${form.slug} ${kind}`] = { ...stored, ...(await bodiesOf(body(forMail))) }
    }
  }
  return rows
}

/** An email of every kind as it goes out, by its kind. */
export async function everyMail(owner: string, sender: string) {
  const defaults = { id: 'bd1f6c0e-6a5c-4d0f-9d3a-0a9c7e1f2b3c', leadId: null, replyTo: null, headers: '{}', sender }
  return Object.entries(await everyRow()).map(([name, row]) => {
    const mail = { ...defaults, ...row, recipient: (row.recipient ?? visitor) || owner } as OutboxMessage & Bodies
    return [name, outgoingMail(mail)] as const
  })
}
