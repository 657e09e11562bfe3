import 'server-only'
import { Text, render } from '@react-email/components'
import { mail } from '@/content/mail'
import { type Transaction, db } from '../db'
import { env } from '../env'
import { MailButton, MailLayout, paragraph } from './layout'

/** Seconds. */
export const signInLinkLife = 15 * 60

/** A mail that nobody but its recipient may read: it isn't listed in the owner's pages. */
export const signInLinkKind = 'sign-in-link'

function Letter({ url }: { url: string }) {
  const words = mail.signInLink
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

/** Queues the mail with a link that signs its recipient in. On a preview it's kept. */
export async function queueSignInLink(recipient: string, token: string): Promise<void> {
  const letter = <Letter url={`${env().siteUrl}/admin?link=${token}`} />
  const [html, text] = await Promise.all([render(letter), render(letter, { plainText: true })])
  const state = env().stage === 'preview' ? ('captured' as const) : ('pending' as const)
  const client = await db()
  await client.outboxMessage.create({
    data: { kind: signInLinkKind, recipient, subject: mail.signInLink.subject, html, text, state },
  })
}

/** Deletes the links that no longer open anything, and the mails that carry them. */
export async function deleteExpiredSignInLinks(tx: Transaction): Promise<void> {
  const now = Date.now()
  await tx.verification.deleteMany({ where: { expiresAt: { lt: new Date(now) } } })
  const createdAt = { lt: new Date(now - signInLinkLife * 1000) }
  await tx.outboxMessage.deleteMany({ where: { kind: signInLinkKind, createdAt } })
}
