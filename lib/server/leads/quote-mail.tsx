import 'server-only'
import { Column, Row, Section, Text } from '@react-email/components'
import type { ReactElement } from 'react'
import type { Lead, Quote } from '@/generated/sqlite/client'
import { quoteWords as words } from '@/content/quotes'
import { formatDay } from '@/lib/day'
import { firstNameOf } from '@/lib/first-name'
import { gstOf } from '@/lib/pricing/gst'
import { formatExactMoney } from '@/lib/pricing/money'
import { pricesWithGst } from '@/lib/pricing/quote'
import type { Transaction } from '../base/db'
import { env } from '../base/env'
import { bodiesOf } from '../mail/bodies'
import { First, Lines, MailButton, MailLayout, Paragraph, Quiet, SignOff, paragraph } from '../mail/layout'
import { automatic } from '../mail/outgoing'
import { cutSubject, replyAddress } from '../mail/owner-notice'
import { initialState } from '../mail/states'
import { linesOf, quoteUrl } from './stored-quote'

type QuoteForMail = Pick<Quote, 'lines' | 'note' | 'gstPercent' | 'validUntil' | 'token'>

function Amount({ label, amount, strong }: { label: string; amount: number; strong?: boolean }) {
  const style = { ...paragraph, margin: '0 0 6px', ...(strong && { fontSize: '20px', fontWeight: 600 }) }
  return (
    <Row className="mail-price">
      <Column>
        <Text className="mail-label" style={style}>
          {label}
        </Text>
      </Column>
      <Column align="right" style={{ verticalAlign: 'top', whiteSpace: 'nowrap', paddingLeft: '16px' }}>
        <Text className="mail-amount" style={style}>
          {formatExactMoney(amount)}
        </Text>
      </Column>
    </Row>
  )
}

function Prices({ quote }: { quote: QuoteForMail }) {
  const { lines, total, totalLabel, gst } = pricesWithGst(linesOf(quote), gstOf(quote))
  return (
    <Section style={{ margin: '8px 0 20px' }}>
      {lines.map(({ label, amount }, index) => (
        <Amount key={index} label={label} amount={amount} />
      ))}
      <Amount label={totalLabel} amount={total} strong />
      {gst && <Quiet>{gst}</Quiet>}
    </Section>
  )
}

/** @param isAgain they've had an earlier version */
function quoteEmail(quote: QuoteForMail, name: string | null, isAgain: boolean) {
  const { subject, greeting, intro, again, open, signOff } = words.mail
  return (
    <MailLayout preview={isAgain ? again : intro} heading={subject}>
      <Paragraph>{greeting(firstNameOf(name))}</Paragraph>
      <Paragraph>{isAgain ? again : intro}</Paragraph>
      {quote.note && (
        <Paragraph>
          <Lines text={quote.note} />
        </Paragraph>
      )}
      <Prices quote={quote} />
      <MailButton href={quoteUrl(quote.token)}>{open}</MailButton>
      <Quiet>{words.validUntil(formatDay(quote.validUntil))}</Quiet>
      <SignOff lines={signOff} />
    </MailLayout>
  )
}

function answerNotice(quote: Quote, lead: Lead, change?: string) {
  const { notice } = words
  const first = change === undefined ? notice.acceptedText(formatExactMoney(quote.total)) : notice.changesText
  return (
    <MailLayout preview={first} heading={lead.name || lead.email || words.title}>
      <First>{first}</First>
      {change !== undefined && (
        <Paragraph>
          <Lines text={change} />
        </Paragraph>
      )}
      <Prices quote={quote} />
      <MailButton href={`${env().siteUrl}/admin/leads/${lead.id}`}>{notice.open}</MailButton>
    </MailLayout>
  )
}

/** An email that's rendered when it's queued, because the quote may change before it goes out. */
async function written(letter: ReactElement) {
  return { ...(await bodiesOf(letter)), state: initialState() }
}

type Addressee = Pick<Lead, 'id' | 'name' | 'email'>
type Mail = Parameters<Transaction['outboxMessage']['create']>[0]['data']

/** The quote's email to the visitor, ready to queue. `isAgain`: they've had an earlier version. */
export async function quoteMail(lead: Addressee, quote: QuoteForMail, isAgain: boolean): Promise<Mail> {
  const email = lead.email ?? ''
  return {
    leadId: lead.id,
    kind: 'quote',
    recipient: email,
    replyTo: env().owner.email ?? null,
    subject: words.mail.subject,
    ...(await written(quoteEmail(quote, lead.name, isAgain))),
  }
}

/** The owner's notice of an answer, ready to queue. `change`: what the visitor wants changed, if they didn't accept. */
export async function quoteAnswerNotice(lead: Lead, quote: Quote, change?: string): Promise<Mail> {
  const from = lead.name || lead.email || ''
  const subject = change === undefined ? words.notice.accepted(from) : words.notice.changes(from)
  return {
    leadId: lead.id,
    kind: 'owner-notice',
    recipient: '',
    replyTo: replyAddress(lead.email ?? ''),
    subject: cutSubject(subject),
    headers: JSON.stringify(automatic),
    ...(await written(answerNotice(quote, lead, change))),
  }
}
