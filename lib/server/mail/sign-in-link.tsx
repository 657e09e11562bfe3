import 'server-only'
import { Text, render } from '@react-email/components'
import { mail } from '@/content/mail'
import { db } from '../db'
import { env } from '../env'
import { MailButton, MailLayout, paragraph } from './layout'
import { signInLinkKind } from './sign-in-links'

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
