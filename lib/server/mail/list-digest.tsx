import 'server-only'
import { Text } from '@react-email/components'
import { Fragment } from 'react'
import { type ListId, lists } from '@/content/lists'
import { mail } from '@/content/mail'
import { env } from '../base/env'
import { type Bodies, bodiesOf } from './bodies'
import { Lines, MailButton, MailHeading, MailLayout, paragraph } from './layout'

/** The owner's one email a day about everybody who joined a list. */
export const digestKind = 'list-digest'

interface DigestEntry {
  readonly list: ListId
  readonly email: string
}

const words = mail.digest

/** Renders the day's digest: who joined, list by list. */
export async function renderDigest(entries: readonly DigestEntry[]): Promise<Bodies & { subject: string }> {
  const subject = words.subject(entries.length)
  const joined = [...new Set(entries.map(({ list }) => list))]
  const bodies = await bodiesOf(
    <MailLayout preview={words.intro} heading={subject}>
      <Text style={paragraph}>{words.intro}</Text>
      {joined.map((list) => {
        const those = entries.filter((entry) => entry.list === list)
        return (
          <Fragment key={list}>
            <MailHeading>{words.list(lists[list].name, those.length)}</MailHeading>
            <Text style={paragraph}>
              <Lines text={those.map(({ email }) => email).join('\n')} />
            </Text>
          </Fragment>
        )
      })}
      <Text style={{ margin: '20px 0 0' }}>
        <MailButton href={`${env().siteUrl}/admin/lists`} kind="outline">
          {words.open}
        </MailButton>
      </Text>
    </MailLayout>,
  )
  return { subject, ...bodies }
}
