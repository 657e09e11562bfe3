import { sendingWords } from '@/content/sending'
import type { FormDefinition } from '@/lib/forms/define-form'
import { readDraft, saysOtherwise } from './draft'
import { fillIn, isFilledIn, say } from './form-controls'
import type { FormExtras } from './form-extras'
import { type QueuedLead, enqueue, queuedOf } from './lead-queue'

/**
 * Gives a form back what the server would not take of it last: any where no draft is kept, else what the draft comes from.
 * One that another draft has followed is opened by the visitor. What she has changed since in a draft of it stays.
 */
export function giveBack(
  { slug, keepsDraft }: FormDefinition,
  form: HTMLFormElement,
  extras?: FormExtras,
): QueuedLead | undefined {
  const isOurs = (lead: QueuedLead) => !keepsDraft || lead.refused?.shown || !saysOtherwise(readDraft(slug) ?? {}, lead)
  const returned = queuedOf(slug).findLast((lead) => lead.refused && isOurs(lead))
  if (!returned) return undefined
  const { shown } = returned.refused!
  if (!shown || !keepsDraft || !isFilledIn(form)) fillIn(form, returned.fields)
  if (!shown && returned.extra && !extras?.kept()) extras?.restore(returned.extra)
  if (!shown) enqueue({ ...returned, refused: { ...returned.refused, shown: true } })
  say(form, sendingWords.returned.description, { focus: false })
  return returned
}
