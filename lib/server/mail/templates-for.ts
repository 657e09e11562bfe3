import 'server-only'
import type { FormDefinition } from '@/lib/forms/define-form'
import { confirmationOf } from '../forms/server-halves'
import type { MailTemplate } from '../forms/template'
import { ownerNotice } from './owner-notice'
import { confirmation, welcome } from './visitor'

/** The emails a lead causes when it arrives or the owner releases it: the owner's notice, and one to the sender. */
export function templatesFor({ slug, consent }: FormDefinition): readonly MailTemplate[] {
  const words = confirmationOf(slug)
  const toSender = consent ? welcome : words && confirmation(words)
  return toSender ? [ownerNotice, toSender] : [ownerNotice]
}
