import type { ReactNode } from 'react'
import { Input } from '@/components/ui/input'
import { Label } from '@/components/ui/label'
import {
  builderAddOns,
  builderAddressHint,
  builderAreas,
  builderDays,
  builderTimes,
  cleanTypes,
} from '@/content/sunnie-select'
import { wordsFor } from '@/lib/forms/define-form'
import { fieldProps } from '@/lib/forms/field-props'
import { emptyState, type FormState } from '@/lib/forms/form-state'
import { maxQuantity } from '@/lib/forms/limits'
import { areasPosted } from '@/lib/forms/sunnie-select-areas'
import { sunnieSelectQuote } from '@/lib/forms/sunnie-select-quote'
import { HiddenFields } from '@/components/flow/flow-step'
import { Choices, withSent } from '@/components/forms/choices'
import { Field } from '@/components/forms/field'
import { FieldGroup } from '@/components/forms/field-group'
import { Honeypot } from '@/components/forms/honeypot'
import { SubmitButton } from '@/components/forms/submit-button'

/** The builder's options by name, which is what's sent. */
const byName = (options: readonly { readonly name: string; readonly tag?: string }[]) =>
  options.map(({ name, tag }) => ({ value: name, label: name, description: tag }))

const idPrefix = 'sunnie-select'

/** The quantity of each area, in fields that have the area's name. */
function Areas({ state }: { state: FormState }) {
  const posted = areasPosted(state.values)
  const id = `${idPrefix}-selectedAreas`
  return (
    <FieldGroup {...fieldProps(sunnieSelectQuote, { idPrefix, state })('selectedAreas')}>
      <div className="mt-2 grid gap-4 sm:grid-cols-2">
        {withSent(
          byName(builderAreas),
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
              max={maxQuantity}
              step={1}
              defaultValue={posted.find(({ name }) => name === value)?.quantity ?? '0'}
              className="max-w-24"
            />
          </div>
        ))}
      </div>
    </FieldGroup>
  )
}

interface QuoteContactProps {
  /** Shown beside the button. */
  readonly beside?: ReactNode
  readonly state?: FormState
}

/** Step 5's own fields (specification, section 5), with the submit button. */
export function QuoteContactFields({ beside, state = emptyState }: QuoteContactProps) {
  const field = fieldProps(sunnieSelectQuote, { idPrefix, state })
  return (
    <>
      <Field {...field('customerInfo.name')} autoComplete="name" />
      <Field {...field('customerInfo.email')} type="email" autoComplete="email" />
      <Field {...field('customerInfo.phone')} type="tel" autoComplete="tel" labelledRequired />
      <Field {...field('customerInfo.address')} autoComplete="street-address" rows={2} hint={builderAddressHint} />
      <Field {...field('specialRequests')} rows={4} />
      <Honeypot />
      <SubmitButton words={wordsFor(sunnieSelectQuote)} beside={beside} />
    </>
  )
}

/** The whole request on one page, for correcting it: every choice and the contact fields. */
export function SunnieSelectQuoteFields({ state = emptyState }: { state?: FormState }) {
  const field = fieldProps(sunnieSelectQuote, { idPrefix, state })
  const carried = [
    'totalTime',
    'timestamp',
    'customerInfo.preferredDate',
    'customerInfo.preferredTime',
    'customerInfo.specialRequests',
  ].filter((name) => state.values[name])
  return (
    <>
      <HiddenFields fields={carried.map((name) => [name, state.values[name]![0]!])} />
      <Choices {...field('cleanType')} options={cleanTypes} />
      <Areas state={state} />
      <Choices {...field('selectedAddOns')} options={byName(builderAddOns)} multiple />
      <Choices {...field('preferredDay')} options={byName(builderDays)} />
      <Choices {...field('preferredTime')} options={builderTimes} />
      <QuoteContactFields state={state} />
    </>
  )
}
