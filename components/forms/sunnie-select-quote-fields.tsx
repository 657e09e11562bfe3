import { Input } from '@/components/ui/input'
import { Label } from '@/components/ui/label'
import { emptyState, type FormState } from '@/lib/forms/form-state'
import { areasPosted } from '@/lib/forms/sunnie-select-areas'
import { sunnieSelectQuote } from '@/lib/forms/sunnie-select-quote'
import { type Choice, Choices, errorWithin, withSent } from './choices'
import { Field, FieldError } from './field'
import { Honeypot } from './honeypot'
import { SubmitButton } from './submit-button'

/** The builder's options by what is sent. */
export interface QuoteOptions {
  readonly cleanTypes: readonly Choice[]
  readonly areas: readonly Choice[]
  readonly addOns: readonly Choice[]
  readonly days: readonly Choice[]
  readonly times: readonly Choice[]
}

/** How many of each area, in fields that carry the area's name (decision B9). */
function Areas({ areas, state, idPrefix }: { areas: readonly Choice[]; state: FormState; idPrefix: string }) {
  const posted = areasPosted(state.values)
  const id = `${idPrefix}-selectedAreas`
  return (
    <fieldset aria-describedby={`${id}-error`}>
      <legend className="text-sm font-semibold">{sunnieSelectQuote.labels.selectedAreas}</legend>
      <div className="mt-2 grid gap-4 sm:grid-cols-2">
        {withSent(
          areas,
          posted.map(({ name }) => name),
        ).map(({ value, label }, index) => (
          <div key={value} className="flex items-center justify-between gap-4">
            <Label htmlFor={`${id}-${index}`}>{label}</Label>
            <Input
              id={`${id}-${index}`}
              name={`selectedAreas.${value}`}
              type="number"
              inputMode="numeric"
              min={0}
              max={20}
              step={1}
              defaultValue={posted.find(({ name }) => name === value)?.quantity ?? '0'}
              className="max-w-24"
            />
          </div>
        ))}
      </div>
      <FieldError id={`${id}-error`} name="selectedAreas" error={errorWithin(state, 'selectedAreas')} />
    </fieldset>
  )
}

/** Step 5's own fields (specification, section 5; decision D3), with its button. */
export function QuoteContactFields({
  state = emptyState,
  idPrefix = 'sunnie-select',
}: {
  state?: FormState
  idPrefix?: string
}) {
  const { labels, words } = sunnieSelectQuote
  const field = (name: string) => ({ idPrefix, state, name, label: labels[name]! })
  return (
    <>
      <Field {...field('customerInfo.name')} autoComplete="name" required />
      <Field {...field('customerInfo.email')} type="email" autoComplete="email" required />
      <Field {...field('customerInfo.phone')} type="tel" autoComplete="tel" labelledRequired />
      <Field {...field('customerInfo.address')} autoComplete="street-address" />
      <Field {...field('specialRequests')} rows={4} />
      <Honeypot />
      <SubmitButton words={words['sunnie-select-onboarding']!} />
    </>
  )
}

/** The whole request on one page, to be corrected: every choice and the contact fields. */
export function SunnieSelectQuoteFields({
  options,
  state = emptyState,
  idPrefix = 'sunnie-select',
}: {
  options: QuoteOptions
  state?: FormState
  idPrefix?: string
}) {
  const { labels } = sunnieSelectQuote
  const common = { idPrefix, state }
  const carried = [
    'totalTime',
    'timestamp',
    'customerInfo.preferredDate',
    'customerInfo.preferredTime',
    'customerInfo.specialRequests',
    'meta.source',
  ].filter((name) => state.values[name])
  return (
    <>
      {carried.map((name) => (
        <input key={name} type="hidden" name={name} value={state.values[name]![0]} />
      ))}
      <Choices {...common} name="cleanType" legend={labels.cleanType!} options={options.cleanTypes} required />
      <Areas areas={options.areas} state={state} idPrefix={idPrefix} />
      <Choices {...common} name="selectedAddOns" legend={labels.selectedAddOns!} options={options.addOns} multiple />
      <Choices {...common} name="preferredDay" legend={labels.preferredDay!} options={options.days} required />
      <Choices {...common} name="preferredTime" legend={labels.preferredTime!} options={options.times} required />
      <QuoteContactFields state={state} idPrefix={idPrefix} />
    </>
  )
}
