import { emptyState, type FormState } from '@/lib/forms/form-state'
import { newsletterSubscribe } from '@/lib/forms/newsletter-subscribe'
import { Field } from './field'
import { Honeypot } from './honeypot'
import { SubmitButton } from './submit-button'

/** The newsletter page's fields (specification, section 5): first name and e-mail, both required. */
export function NewsletterSubscribeFields({
  state = emptyState,
  idPrefix = 'newsletter-subscribe',
}: {
  state?: FormState
  idPrefix?: string
}) {
  const { labels, words, consent, defaults } = newsletterSubscribe
  const common = { idPrefix, state, required: true }
  return (
    <>
      <input type="hidden" name="source" value={defaults.source} />
      <Field {...common} name="firstName" label={labels.firstName!} autoComplete="given-name" />
      <Field {...common} name="email" label={labels.email!} type="email" autoComplete="email" />
      <p className="text-sm">{consent?.words}</p>
      <Honeypot />
      <SubmitButton words={words.newsletter!} />
    </>
  )
}
