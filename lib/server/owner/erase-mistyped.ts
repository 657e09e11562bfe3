import 'server-only'
import type { Lead } from '@/generated/sqlite/client'
import { mailto } from '@/lib/contact-links'
import type { Transaction } from '../base/db'
import { remarksOf } from '../forms/stored-lead'
import { replyAddress } from '../mail/owner-notice'
import type { PersonKeys } from './aliases'
import { replaceMentions } from './mentions'

/** What the owner reads in place of an address that has been erased. */
const erasedAddress = 'an erased address'

const inHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll("'", '&#x27;')

/** How an address may be written in an email: as it is or in a link, and either as React escapes it in HTML. */
const spellingsOf = (key: string) => {
  const written = [key, mailto(key).replace('mailto:', '')]
  return new Set([...written, ...written.map(inHtml)])
}

/**
 * Erases addresses that were typed by mistake from a lead that has been corrected since, and from its emails, which
 * stay because they're another person's.
 */
export async function eraseMistyped(tx: Transaction, lead: Lead, keys: PersonKeys): Promise<void> {
  const without = (text: string, by: string) =>
    keys.flatMap((key) => [...spellingsOf(key)]).reduce((rest, key) => replaceMentions(rest, key, by), text)
  const remarks = remarksOf(lead).map((remark) => without(remark, erasedAddress))
  await tx.lead.update({ where: { id: lead.id }, data: { remarks: JSON.stringify(remarks) } })
  const right = lead.email ?? erasedAddress
  for (const mail of await tx.outboxMessage.findMany({ where: { leadId: lead.id } })) {
    const { id, recipient, replyTo, subject, html, text, lastError } = mail
    const corrected = (value: string | null) => value && without(value, right)
    await tx.outboxMessage.update({
      where: { id },
      data: {
        // It didn't go to the right one.
        recipient: without(recipient, erasedAddress),
        replyTo: replyTo && (without(replyTo, '') ? replyTo : (replyAddress(right) ?? null)),
        subject: without(subject, right),
        html: corrected(html),
        text: corrected(text),
        lastError: corrected(lastError),
      },
    })
  }
}
