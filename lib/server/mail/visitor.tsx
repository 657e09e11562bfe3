import 'server-only'
import { Link, Text } from '@react-email/components'
import { mail } from '@/content/mail'
import { isWeekend } from '../brisbane-time'
import { MailLayout, linkStyle, paragraph, small } from './layout'
import { renderBoth } from './render'
import type { LeadForMail, MailTemplate } from './template'

/**
 * The first word of a name, if it is nothing but letters: a confirmation goes to an address that anybody may have
 * typed, so it carries no other word of a stranger's (contract, Mail).
 */
export function plainFirstName(name: string | undefined): string | undefined {
  const first = name?.split(/\s+/)[0] ?? ''
  return /^[\p{L}\p{M}'’-]{1,40}$/u.test(first) ? first : undefined
}

function nameOf({ data, sender }: LeadForMail): string | undefined {
  const given = typeof data === 'object' && data !== null && 'firstName' in data ? String(data.firstName) : sender.name
  return plainFirstName(given)
}

interface Words {
  readonly subject: string
  readonly paragraphs: readonly string[]
}

function Letter({ words, firstName, unsubscribeUrl, extra = [] }: { words: Words; firstName?: string; unsubscribeUrl?: string; extra?: readonly string[] }) {
  return (
    <MailLayout
      preview={words.paragraphs[0]!}
      heading={words.subject}
      footer={
        unsubscribeUrl && (
          <Text style={small}>
            {mail.unsubscribe.reason}{' '}
            <Link href={unsubscribeUrl} style={linkStyle}>
              {mail.unsubscribe.link}
            </Link>
          </Text>
        )
      }
    >
      <Text style={paragraph}>{mail.greeting(firstName)}</Text>
      {[...words.paragraphs, ...extra].map((line, index) => (
        <Text key={index} style={paragraph}>
          {line}
        </Text>
      ))}
      <Text style={paragraph}>
        {mail.signOff[0]}
        <br />
        {mail.signOff[1]}
      </Text>
    </MailLayout>
  )
}

/** The visitor's confirmation of an enquiry, a quote, a subscription or an onboarding. */
export function confirmation(words: Words): MailTemplate {
  return async (lead) => ({
    kind: 'confirmation',
    recipient: lead.sender.email,
    subject: words.subject,
    ...(await renderBoth(<Letter words={words} firstName={nameOf(lead)} extra={isWeekend(lead.receivedAt) ? [mail.weekend] : []} />)),
  })
}

/** The welcome to the form's list, with a goodbye in one click (RFC 8058). */
export const welcome: MailTemplate = async (lead) => {
  const { form, sender, unsubscribeUrl } = lead
  if (!form.consent || !unsubscribeUrl) throw new Error(`${form.slug} has no list to welcome to`)
  const words = mail.welcomes[form.consent.list]
  return {
    kind: 'welcome',
    recipient: sender.email,
    subject: words.subject,
    ...(await renderBoth(<Letter words={words} firstName={nameOf(lead)} unsubscribeUrl={unsubscribeUrl} />)),
    headers: { 'List-Unsubscribe': `<${unsubscribeUrl}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
  }
}
