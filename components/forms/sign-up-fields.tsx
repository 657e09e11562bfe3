import { type FormDefinition, wordsFor } from '@/lib/forms/define-form'
import { fieldProps } from '@/lib/forms/field-props'
import { emptyState, type FormFields, type FormState } from '@/lib/forms/form-state'
import { Field } from './field'
import { Honeypot } from './honeypot'
import { SubmitButton } from './submit-button'

interface SignUpFieldsProps {
  readonly form: Pick<FormDefinition, 'slug' | 'schema' | 'blank' | 'labels' | 'words' | 'consent'>
  readonly placement?: string
  readonly state?: FormState
  /** Puts the button beside the address, for a form with one field. */
  readonly inline?: boolean
}

/** A sign-up's fields: first name if the form asks for it, email and consent (specification, section 5). */
export function SignUpFields({
  form,
  placement = Object.keys(form.words)[0]!,
  state = emptyState,
  inline,
}: SignUpFieldsProps) {
  const field = fieldProps(form, { idPrefix: `${form.slug}-${placement}`, state })
  const { source, firstName } = form.blank as { source?: string; firstName?: string }
  const button = <SubmitButton words={wordsFor(form, placement)} className={inline ? 'beside-field' : undefined} />
  const email = <Field {...field('email')} type="email" autoComplete="email" />
  return (
    <>
      {source && <input type="hidden" name="source" value={source} />}
      {firstName !== undefined && <Field {...field('firstName')} autoComplete="given-name" />}
      {inline ? (
        <div className="grid gap-3 sm:grid-cols-[1fr_auto] sm:items-start">
          {email}
          {button}
        </div>
      ) : (
        email
      )}
      <p className="text-sm">{form.consent?.words}</p>
      <Honeypot />
      {!inline && button}
    </>
  )
}

/** The same fields, for an endpoint that redisplays a plain post. */
export function signUpFields(form: SignUpFieldsProps['form']): FormFields {
  return function RejectedSignUp({ state }) {
    return <SignUpFields form={form} state={state} />
  }
}
