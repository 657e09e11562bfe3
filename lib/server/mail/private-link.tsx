import 'server-only'
import { Text } from '@react-email/components'
import { mail } from '@/content/mail'
import { inWriteTransaction } from '../base/db'
import { env } from '../base/env'
import { bodiesOf } from './bodies'
import { MailButton, MailLayout, paragraph } from './layout'
import type { LinkKind } from './links'
import { automatic } from './outgoing'
import { initialState } from './states'

/** The text of each email, and the query parameter of /admin that its link uses. */
const letters = {
  'sign-in-link': { words: mail.signInLink, query: 'link' },
  'set-password': { words: mail.setPassword, query: 'setup' },
} as const

function LinkEmail({ words, url }: { words: (typeof letters)[LinkKind]['words']; url: string }) {
  return (
    <MailLayout preview={words.text} heading={words.subject}>
      <Text style={paragraph}>{words.text}</Text>
      <Text style={paragraph}>
        <MailButton href={url}>{words.link}</MailButton>
      </Text>
      <Text style={paragraph}>{words.notYou}</Text>
    </MailLayout>
  )
}

/** An email with a link that only its recipient may use, ready to queue. */
export async function linkMail(kind: LinkKind, recipient: string, token: string) {
  const { words, query } = letters[kind]
  const bodies = await bodiesOf(<LinkEmail words={words} url={`${env().siteUrl}/admin?${query}=${token}`} />)
  return { kind, recipient, subject: words.subject, ...bodies, headers: JSON.stringify(automatic) }
}

/** Queues such an email. On a preview it's captured. */
export async function queueLink(...link: Parameters<typeof linkMail>): Promise<void> {
  const data = { ...(await linkMail(...link)), state: initialState() }
  await inWriteTransaction((tx) => tx.outboxMessage.create({ data }))
}
