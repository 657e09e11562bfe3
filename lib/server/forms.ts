import 'server-only'
import type { FormDefinition } from '@/lib/forms/define-form'
import { ownerNotice } from './mail/owner-notice'
import type { MailTemplate } from './mail/template'
import { confirmation, welcome } from './mail/visitor'
import { confirmationOf } from './server-halves'

/** The emails a lead causes when it arrives or the owner releases it: the owner's notice, and one to the sender. */
export function templatesFor({ slug, consent }: FormDefinition): readonly MailTemplate[] {
  const words = confirmationOf(slug)
  const toSender = consent ? welcome : words && confirmation(words)
  return toSender ? [ownerNotice, toSender] : [ownerNotice]
}
