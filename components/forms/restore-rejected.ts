import { sendingWords } from '@/content/sending'
import type { FormDefinition } from '@/lib/forms/define-form'
import { readDraft, differsFrom } from './draft'
import { fillIn, isFilledIn, showText } from './form-controls'
import type { FormExtras } from './form-extras'
import { type QueuedLead, enqueue, queuedOf } from './lead-queue'

/**
 * Puts a form's last rejected submission back into it. If the form keeps drafts, only when its draft has nothing else
 * in it; otherwise the visitor can open the submission. Later changes to a draft of it stay.
 */
export function restoreRejected(
  { slug, keepsDraft }: FormDefinition,
  form: HTMLFormElement,
  extras?: FormExtras,
): QueuedLead | undefined {
  const isOurs = (lead: QueuedLead) => !keepsDraft || lead.refused?.shown || !differsFrom(readDraft(slug) ?? {}, lead)
  const returned = queuedOf(slug).findLast((lead) => lead.refused && isOurs(lead))
  if (!returned) return undefined
  const { shown } = returned.refused!
  if (!shown || !keepsDraft || !isFilledIn(form)) fillIn(form, returned.fields)
  if (!shown && returned.extra && !extras?.kept()) extras?.restore(returned.extra)
  if (!shown) enqueue({ ...returned, refused: { ...returned.refused, shown: true } })
  showText(form, sendingWords.returned.description, { focus: false })
  return returned
}
