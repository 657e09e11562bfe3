import { newsletter } from '@/lib/forms/newsletter'
import { emptyState, type FormState } from '@/lib/forms/form-state'
import { Field } from './field'
import { Honeypot } from './honeypot'
import { SubmitButton } from './submit-button'

export type NewsletterPlacement = 'home' | 'journal' | 'bio'

/** The one-field newsletter. Several may stand on a page's way, each with its own words (specification, section 8). */
export function NewsletterFields({
  state = emptyState,
  placement = 'home',
  idPrefix = `newsletter-${placement}`,
}: {
  state?: FormState
  placement?: NewsletterPlacement
  idPrefix?: string
}) {
  return (
    <>
      <div className="grid gap-3 sm:grid-cols-[1fr_auto] sm:items-start">
        <Field
          idPrefix={idPrefix}
          state={state}
          name="email"
          label={newsletter.labels.email!}
          type="email"
          autoComplete="email"
          required
        />
        <SubmitButton words={newsletter.words[placement]!} className="sm:mt-[1.9rem]" />
      </div>
      <p className="text-sm">{newsletter.consent?.words}</p>
      <Honeypot />
    </>
  )
}
