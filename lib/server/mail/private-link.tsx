import 'server-only'
import { mail } from '@/content/mail'
import { inWriteTransaction } from '../base/db'
import { env } from '../base/env'
import { bodiesOf } from './bodies'
import { MailButton, MailLayout, Paragraph } from './layout'
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
      <Paragraph>{words.text}</Paragraph>
      <MailButton href={url}>{words.link}</MailButton>
      <Paragraph>{words.notYou}</Paragraph>
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
