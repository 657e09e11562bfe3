import 'server-only'
import { Text, render } from '@react-email/components'
import { mail } from '@/content/mail'
import { type Transaction, db } from '../db'
import { env } from '../env'
import { MailButton, MailLayout, paragraph } from './layout'

const minute = 60
const day = 24 * 60 * minute

/** For how many seconds a link opens, by the kind of its mail. */
export const linkLife = { 'sign-in-link': 15 * minute, 'set-password': 3 * day } as const

type LinkKind = keyof typeof linkLife

/** Mails that nobody but their recipient may read: they aren't listed in the owner's pages. */
export const privateKinds = Object.keys(linkLife) as LinkKind[]

/** What a link says, and the query of /admin that it opens. */
const letters = {
  'sign-in-link': { words: mail.signInLink, query: 'link' },
  'set-password': { words: mail.setPassword, query: 'setup' },
} as const

function Letter({ words, url }: { words: (typeof letters)[LinkKind]['words']; url: string }) {
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

/** Queues the mail with a link for its recipient alone. On a preview it's kept. */
export async function queueLink(kind: LinkKind, recipient: string, token: string): Promise<void> {
  const { words, query } = letters[kind]
  const letter = <Letter words={words} url={`${env().siteUrl}/admin?${query}=${token}`} />
  const [html, text] = await Promise.all([render(letter), render(letter, { plainText: true })])
  const state = env().stage === 'preview' ? ('captured' as const) : ('pending' as const)
  const client = await db()
  await client.outboxMessage.create({ data: { kind, recipient, subject: words.subject, html, text, state } })
}

/** Deletes the links that no longer open anything, and the mails that carry them. */
export async function deleteExpiredLinks(tx: Transaction): Promise<void> {
  const now = Date.now()
  await tx.verification.deleteMany({ where: { expiresAt: { lt: new Date(now) } } })
  for (const kind of privateKinds)
    await tx.outboxMessage.deleteMany({ where: { kind, createdAt: { lt: new Date(now - linkLife[kind] * 1000) } } })
}
