import { emptyState, type FormState } from '@/lib/forms/form-state'
import { waitlistSubscriptions } from '@/lib/forms/waitlist-subscriptions'
import { Field } from './field'
import { Honeypot } from './honeypot'
import { SubmitButton } from './submit-button'

/** No page shows these; the endpoint answers a plain post with them (decision C4). */
export function WaitlistSubscriptionsFields({
  state = emptyState,
  idPrefix = 'waitlist-subscriptions',
}: {
  state?: FormState
  idPrefix?: string
}) {
  const { labels, words, consent } = waitlistSubscriptions
  return (
    <>
      <Field idPrefix={idPrefix} state={state} name="firstName" label={labels.firstName!} autoComplete="given-name" />
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
      <SubmitButton words={words.subscriptions!} />
    </>
  )
}
