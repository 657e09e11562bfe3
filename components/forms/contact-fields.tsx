import { contact } from '@/lib/forms/contact'
import { emptyState, type FormState } from '@/lib/forms/form-state'
import { Field } from './field'
import { Honeypot } from './honeypot'
import { SubmitButton } from './submit-button'

/** The enquiry's fields (specification, section 5): all required, the message in five rows. */
export function ContactFields({ state = emptyState, idPrefix = 'contact' }: { state?: FormState; idPrefix?: string }) {
  const { labels, words } = contact
  const common = { idPrefix, state, required: true }
  return (
    <>
      <div className="grid gap-6 sm:grid-cols-2">
        <Field {...common} name="name" label={labels.name!} autoComplete="name" />
        <Field {...common} name="email" label={labels.email!} type="email" autoComplete="email" />
      </div>
      <Field {...common} name="subject" label={labels.subject!} />
      <Field {...common} name="message" label={labels.message!} rows={5} />
      <Honeypot />
      <SubmitButton words={words.contact!} />
    </>
  )
}
