import { emptyState, type FormState } from '@/lib/forms/form-state'
import { waitlistStore } from '@/lib/forms/waitlist-store'
import { Field } from './field'
import { Honeypot } from './honeypot'
import { SubmitButton } from './submit-button'

/** The store waitlist's one field (specification, section 5). */
export function WaitlistStoreFields({
  state = emptyState,
  idPrefix = 'waitlist-store',
}: {
  state?: FormState
  idPrefix?: string
}) {
  const { labels, words, consent } = waitlistStore
  return (
    <>
      <Field
        idPrefix={idPrefix}
        state={state}
        name="email"
        label={labels.email!}
        type="email"
        autoComplete="email"
        required
      />
      <p className="text-sm">{consent?.words}</p>
      <Honeypot />
      <SubmitButton words={words['store-preview']!} />
    </>
  )
}
