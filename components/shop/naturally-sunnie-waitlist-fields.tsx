import type { ReactNode } from 'react'
import { Choices } from '@/components/forms/choices'
import { Field } from '@/components/forms/field'
import { FieldGroup } from '@/components/forms/field-group'
import { Honeypot } from '@/components/forms/honeypot'
import { SubmitButton } from '@/components/forms/submit-button'
import type { ProductChoiceGroup } from '@/content/types'
import { wordsFor } from '@/lib/forms/define-form'
import { fieldProps } from '@/lib/forms/field-props'
import { emptyState, type FormState } from '@/lib/forms/form-state'
import { naturallySunnieWaitlist } from '@/lib/forms/naturally-sunnie-waitlist'

interface Props {
  /** The products to choose from, by brand: `productChoiceGroups` of the catalogue. */
  groups: readonly ProductChoiceGroup[]
  /** Hint for the box of brand suggestions. */
  suggestionsHint?: string
  /** Shown above the button: how many are chosen. */
  children?: ReactNode
  state?: FormState
}

const idPrefix = 'naturally-sunnie'

/** The waitlist's fields (specification, sections 4 and 5): products scroll at 16rem, suggestions have three rows. */
export function NaturallySunnieWaitlistFields({ groups, suggestionsHint, children, state = emptyState }: Props) {
  const { consent, blank } = naturallySunnieWaitlist
  const field = fieldProps(naturallySunnieWaitlist, { idPrefix, state })
  const products = field('allSelectedProducts')
  return (
    <>
      <input type="hidden" name="source" value={blank.source} />
      <div className="grid gap-6 sm:grid-cols-2">
        <Field {...field('firstName')} autoComplete="given-name" />
        <Field {...field('email')} type="email" autoComplete="email" />
      </div>
      <FieldGroup {...products}>
        <div className="mt-2 grid max-h-64 gap-1 overflow-y-auto rounded-input border-[1.5px] border-input bg-silica p-4 print:max-h-none">
          {groups.map(({ brand, heading, choices }) => (
            <Choices
              key={brand}
              idPrefix={idPrefix}
              state={state}
              name={brand}
              label={heading}
              multiple
              required={products.required}
              format={products.format}
              options={choices.map(({ label }) => ({ value: label, label }))}
            />
          ))}
        </div>
      </FieldGroup>
      <Field {...field('brandSuggestions')} hint={suggestionsHint} rows={3} />
      <p className="text-sm">{consent?.words}</p>
      <Honeypot />
      {children}
      <SubmitButton words={wordsFor(naturallySunnieWaitlist)} />
    </>
  )
}
