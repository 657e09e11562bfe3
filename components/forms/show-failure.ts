import { showToast } from '@/components/site/show-toast'
import type { FormWords } from '@/lib/forms/define-form'
import { showText } from './form-controls'
import { type Failure, failureDescription } from './send-lead'

/**
 * Reports a failure in a toast, and for longer in the form: above the button if it has a place for that, otherwise
 * below.
 * @param kept whether the line below the button says that it will be sent automatically
 */
export function showFailure(form: HTMLFormElement, words: FormWords, failure: Failure, kept: boolean): void {
  const message = failure.kind === 'status' ? failure.message : undefined
  const { title } = words.failure
  const description = failureDescription(words, failure)
  if (!showText(form, message || words.statusMessage || title, { place: 'failure' }) && !kept)
    showText(form, `${title}: ${description}`, { focus: false, failed: true })
  showToast({ title, description, variant: 'destructive' })
}
