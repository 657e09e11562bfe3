import type { ReactNode } from 'react'
import { contact } from '@/lib/forms/contact'
import { wordsFor } from '@/lib/forms/define-form'
import { fieldProps } from '@/lib/forms/field-props'
import { emptyState, type FormState } from '@/lib/forms/form-state'
import { Field } from './field'
import { Honeypot } from './honeypot'
import { SubmitButton } from './submit-button'

/** The enquiry's fields (specification, section 5): all required, the message in five rows. */
export function ContactFields({ state = emptyState, beside }: { state?: FormState; beside?: ReactNode }) {
  const field = fieldProps(contact, { idPrefix: 'contact', state })
  return (
    <>
      <div className="grid gap-6 sm:grid-cols-2">
        <Field {...field('name')} autoComplete="name" />
        <Field {...field('email')} type="email" autoComplete="email" />
      </div>
      <Field {...field('subject')} />
      <Field {...field('message')} rows={5} />
      <Honeypot />
      <SubmitButton words={wordsFor(contact)} beside={beside} />
    </>
  )
}
