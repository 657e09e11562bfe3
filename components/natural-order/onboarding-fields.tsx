import type { ReactNode } from 'react'
import { onboardingOptions as options } from '@/content/natural-order'
import { budgetOptions } from '@/content/natural-order-budgets'
import { wordsFor } from '@/lib/forms/define-form'
import { fieldProps } from '@/lib/forms/field-props'
import { emptyState, type FormState } from '@/lib/forms/form-state'
import { naturalOrderOnboarding } from '@/lib/forms/natural-order-onboarding'
import { Choices } from '@/components/forms/choices'
import { Field } from '@/components/forms/field'
import { Honeypot } from '@/components/forms/honeypot'
import { PicturedChoices } from './pictured-choices'
import { SubmitButton } from '@/components/forms/submit-button'

interface Props {
  /** The part of the form for photos. */
  photos?: ReactNode
  /** Shown beside the button. */
  beside?: ReactNode
  state?: FormState
}

/** A section of the form. CSS numbers only visible ones. `whenSupplied` shows it only while "yes" is chosen. */
function Part({ heading, whenSupplied, children }: { heading: string; whenSupplied?: boolean; children: ReactNode }) {
  const shown = whenSupplied
    ? 'grid group-not-has-[[name=supplyProducts][value=yes]:checked]/onboarding:hidden'
    : 'grid'
  return (
    <section
      className={`${shown} gap-x-12 gap-y-6 border-t border-line pt-8 [counter-increment:part] @4xl:grid-cols-[15rem_minmax(0,1fr)] @6xl:grid-cols-[19rem_minmax(0,1fr)]`}
    >
      <h2 className="flex items-baseline gap-3 text-h3 before:font-display-italic before:text-reef before:italic before:content-[counter(part)_/_''] @4xl:grid @4xl:content-start @4xl:gap-1">
        {heading}
      </h2>
      <div className="grid content-start gap-7">{children}</div>
    </section>
  )
}

/**
 * The Natural Order form's fields (specification, sections 2, 3 and 5). CSS alone shows the two
 * sections about products while "yes" is chosen, so that works without scripts too.
 */
export function NaturalOrderOnboardingFields({ photos: photoPart, beside, state = emptyState }: Props) {
  const [details, spaces, styles, products, property, notes] = options.headings
  const field = fieldProps(naturalOrderOnboarding, { idPrefix: 'natural-order', state })
  return (
    <div className="group/onboarding @container grid gap-12 [counter-reset:part]">
      <Part heading={details}>
        <div className="grid gap-6 sm:grid-cols-2">
          <Field {...field('name')} autoComplete="name" />
          <Field {...field('email')} type="email" autoComplete="email" />
          <Field {...field('phone')} type="tel" autoComplete="tel" hint={options.phoneHint} />
          <Field {...field('address')} autoComplete="street-address" rows={2} hint={options.addressHint} />
        </div>
      </Part>
      <Part heading={spaces}>
        <PicturedChoices {...field('spacesToOrganise')} options={options.spaces} />
        <Choices
          {...field('supplyProducts')}
          options={options.yesNo}
          initially={naturalOrderOnboarding.blank.supplyProducts}
        />
      </Part>
      <Part heading={styles} whenSupplied>
        <PicturedChoices {...field('stylePreferences')} options={options.styles} />
        <Field {...field('materialPreferences')} rows={3} />
        <Choices {...field('customMoodBoard')} options={options.yesNo} />
      </Part>
      <Part heading={products} whenSupplied>
        <Choices {...field('budget')} options={budgetOptions} />
        <Field {...field('brandPreferences')} rows={3} />
      </Part>
      <Part heading={property}>
        <Choices {...field('propertyType')} options={options.propertyTypes} />
        <Field {...field('deadline')} />
        <Choices {...field('bestTimes')} options={options.times} multiple />
      </Part>
      <Part heading={notes}>
        {photoPart}
        <Field {...field('additionalNotes')} rows={4} />
        <Honeypot />
        {/* The server's own message, if there is one. */}
        <p
          data-form-failure
          role="alert"
          className="rounded-input bg-error-tint px-5 py-3 font-semibold text-error empty:hidden"
        />
        <SubmitButton words={wordsFor(naturalOrderOnboarding)} size="lg" beside={beside} />
      </Part>
    </div>
  )
}
