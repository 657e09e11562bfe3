import 'server-only'
import { Fragment } from 'react'
import { type ListId, lists } from '@/content/lists'
import { mail } from '@/content/mail'
import { env } from '../base/env'
import { type Bodies, bodiesOf } from './bodies'
import { Lines, MailButton, MailHeading, MailLayout, Paragraph } from './layout'

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
      <Paragraph>{words.intro}</Paragraph>
      {joined.map((list) => {
        const those = entries.filter((entry) => entry.list === list)
        return (
          <Fragment key={list}>
            <MailHeading>{words.list(lists[list].name, those.length)}</MailHeading>
            <Paragraph>
              <Lines text={those.map(({ email }) => email).join('\n')} />
            </Paragraph>
          </Fragment>
        )
      })}
      <MailButton href={`${env().siteUrl}/admin/lists`} kind="outline">
        {words.open}
      </MailButton>
    </MailLayout>,
  )
  return { subject, ...bodies }
}
