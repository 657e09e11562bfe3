import 'server-only'
import type { OutboxMessage } from '@/generated/sqlite/client'
import { db } from '../base/db'
import { logProblem } from '../base/log'
import { leadForMail } from '../forms/stored-lead'
import { type Bodies, bodiesOf } from './bodies'
import { unsubscribeUrl } from './subscribers'
import { templatesFor } from './templates-for'

type Unrendered = Pick<OutboxMessage, 'id' | 'kind' | 'leadId' | 'subscriberId' | 'html' | 'text'>

/**
 * An email's HTML and plain text, from the same markup. Rendered from the stored lead, unless that's already been done.
 * Undefined, and logged, if the form has been removed.
 */
export async function renderMail(mail: Unrendered): Promise<Bodies | undefined> {
  const { id, kind, leadId, subscriberId, html, text } = mail
  if (html !== null && text !== null) return { html, text }
  const client = await db()
  const [lead, subscriber] = await Promise.all([
    leadId ? client.lead.findUnique({ where: { id: leadId } }) : null,
    subscriberId ? client.subscriber.findUnique({ where: { id: subscriberId }, select: { token: true } }) : null,
  ])
  // Outside the `try`: if the database is down the email waits, but if its form has been removed it's given up.
  const photos = lead?.meta.includes('"photos"') ? await client.upload.count({ where: { leadId } }) : undefined
  try {
    const forMail = lead && leadForMail(lead, subscriber ? unsubscribeUrl(subscriber.token) : undefined)
    const template = forMail && templatesFor(forMail.form).find((one) => one.kind === kind)
    if (!template) throw new Error('the lead is missing, or its form has been removed')
    return await bodiesOf(template.body({ ...forMail, photos }))
  } catch (cause) {
    logProblem('mail', new Error(`${id} (${kind}) couldn't be rendered`, { cause }))
    return undefined
  }
}
