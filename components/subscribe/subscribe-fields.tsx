import type { ReactNode } from 'react'
import {
  contactPreferences,
  frequencies,
  homeSizes,
  officeSizes,
  preferredDays,
  wizardServices,
} from '@/content/wizard'
import { wordsFor } from '@/lib/forms/define-form'
import { fieldProps } from '@/lib/forms/field-props'
import { emptyState, type FormState } from '@/lib/forms/form-state'
import { subscribe } from '@/lib/forms/subscribe'
import { Label } from '@/components/ui/label'
import { Select } from '@/components/ui/select'
import { HiddenFields } from '@/components/flow/flow-step'
import { Choices, withSent } from '@/components/forms/choices'
import { Field, FieldError } from '@/components/forms/field'
import { Honeypot } from '@/components/forms/honeypot'
import { SubmitButton } from '@/components/forms/submit-button'

/** The wizard's options by display name, which is what's sent. */
const byName = (options: readonly { readonly name: string; readonly detail?: string }[]) =>
  options.map(({ name, detail }) => ({ value: name, label: name, description: detail }))

interface ContactProps {
  state?: FormState
  /** What to read before pressing the button. */
  children?: ReactNode
}

const idPrefix = 'subscribe'

/** Step 6's own fields (specification, section 5), with the submit button. */
export function SubscribeContactFields({ state = emptyState, children }: ContactProps) {
  const { labels, blank } = subscribe
  const field = fieldProps(subscribe, { idPrefix, state })
  const id = `${idPrefix}-preferredContact`
  const chosen = state.values.preferredContact?.[0] ?? blank.preferredContact!
  return (
    <>
      <Field {...field('customerName')} autoComplete="name" />
      <Field {...field('customerEmail')} type="email" autoComplete="email" />
      <Field {...field('customerPhone')} type="tel" autoComplete="tel" />
      {/* A select rather than radio buttons, so that only the fields themselves are named "Email" and "Phone". */}
      <div>
        <Label htmlFor={id}>{labels.preferredContact}</Label>
        <Select id={id} name="preferredContact" defaultValue={chosen} aria-describedby={`${id}-error`} className="mt-2">
          {withSent(contactPreferences, [chosen]).map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
        <FieldError id={`${id}-error`} name="preferredContact" error={state.errors.preferredContact?.[0]} />
      </div>
      <Honeypot />
      {children}
      <SubmitButton words={wordsFor(subscribe)} />
    </>
  )
}

/** The whole request on one page, for correcting it: every choice and the contact fields. */
export function SubscribeFields({ state = emptyState }: { state?: FormState }) {
  const field = fieldProps(subscribe, { idPrefix, state })
  const carried = ['estimatedPrice', 'meta.subscriptionPrice'].filter((name) => state.values[name])
  return (
    <>
      <input type="hidden" name="contactType" value={subscribe.blank.contactType} />
      <HiddenFields fields={carried.map((name) => [name, state.values[name]![0]!])} />
      <Choices {...field('serviceType')} options={byName(wizardServices)} />
      <Choices {...field('propertySize')} options={byName([...homeSizes, ...officeSizes])} />
      <Choices {...field('frequency')} options={byName(frequencies)} />
      <Choices {...field('preferredDay')} options={byName(preferredDays)} />
      <SubscribeContactFields state={state} />
    </>
  )
}
