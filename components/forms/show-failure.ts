import { showToast } from '@/components/site/show-toast'
import type { FormWords } from '@/lib/forms/define-form'
import { showText } from './form-controls'
import { type Failure, failureDescription } from './send-lead'

/**
 * Reports a failure above the button and in a toast.
 * @param kept whether the line below the button already says that it will be sent automatically
 */
export function showFailure(form: HTMLFormElement, words: FormWords, failure: Failure, kept: boolean): void {
  const message = failure.kind === 'status' ? failure.message : undefined
  showText(form, message || words.statusMessage || words.failure.title, { place: 'failure' })
  const description = failureDescription(words, failure)
  const otherwise = () => kept || showText(form, `${words.failure.title}: ${description}`)
  showToast({ ...words.failure, description, variant: 'destructive', otherwise })
}
