import { emptyState, type FormState } from '@/lib/forms/form-state'
import { subscribe } from '@/lib/forms/subscribe'
import { Label } from '@/components/ui/label'
import { Select } from '@/components/ui/select'
import { type Choice, Choices, withSent } from './choices'
import { Field, FieldError } from './field'
import { Honeypot } from './honeypot'
import { SubmitButton } from './submit-button'

/** The wizard's options by display name, which is what is sent. */
export interface SubscribeOptions {
  readonly services: readonly Choice[]
  readonly sizes: readonly Choice[]
  readonly frequencies: readonly Choice[]
  readonly days: readonly Choice[]
  readonly contacts: readonly Choice[]
}

interface ContactProps {
  contacts: readonly Choice[]
  state?: FormState
  idPrefix?: string
}

/** One of three in a list, so that "Email" and "Phone" are the names of their fields alone. */
function PreferredContact({
  label,
  options,
  chosen,
  id,
}: {
  label: string
  options: readonly Choice[]
  chosen: string
  id: string
}) {
  return (
    <div>
      <Label htmlFor={id}>{label}</Label>
      <Select id={id} name="preferredContact" defaultValue={chosen} aria-describedby={`${id}-error`} className="mt-2">
        {withSent(options, [chosen]).map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Select>
      <FieldError id={`${id}-error`} name="preferredContact" />
    </div>
  )
}

/** Step 6's own fields (specification, section 5), with its button. */
export function SubscribeContactFields({ contacts, state = emptyState, idPrefix = 'subscribe' }: ContactProps) {
  const { labels, words, defaults } = subscribe
  const common = { idPrefix, state, required: true }
  return (
    <>
      <Field {...common} name="customerName" label={labels.customerName!} autoComplete="name" />
      <Field {...common} name="customerEmail" label={labels.customerEmail!} type="email" autoComplete="email" />
      <Field {...common} name="customerPhone" label={labels.customerPhone!} type="tel" autoComplete="tel" />
      <PreferredContact
        label={labels.preferredContact!}
        options={contacts}
        chosen={state.values.preferredContact?.[0] ?? defaults.preferredContact!}
        id={`${idPrefix}-preferredContact`}
      />
      <Honeypot />
      <SubmitButton words={words.subscribe!} />
    </>
  )
}

/** The whole request on one page, to be corrected: every choice and the contact fields. */
export function SubscribeFields({
  options,
  state = emptyState,
  idPrefix = 'subscribe',
}: {
  options: SubscribeOptions
  state?: FormState
  idPrefix?: string
}) {
  const { labels, defaults } = subscribe
  const common = { idPrefix, state, required: true }
  const carried = ['estimatedPrice', 'meta.subscriptionPrice', 'meta.source'].filter((name) => state.values[name])
  return (
    <>
      <input type="hidden" name="contactType" value={defaults.contactType} />
      {carried.map((name) => (
        <input key={name} type="hidden" name={name} value={state.values[name]![0]} />
      ))}
      <Choices {...common} name="serviceType" legend={labels.serviceType!} options={options.services} />
      <Choices {...common} name="propertySize" legend={labels.propertySize!} options={options.sizes} />
      <Choices {...common} name="frequency" legend={labels.frequency!} options={options.frequencies} />
      <Choices {...common} name="preferredDay" legend={labels.preferredDay!} options={options.days} />
      <SubscribeContactFields contacts={options.contacts} state={state} idPrefix={idPrefix} />
    </>
  )
}
