import type { ReactNode } from 'react'
import { emptyState, type FormState } from '@/lib/forms/form-state'
import { naturalOrderOnboarding } from '@/lib/forms/natural-order-onboarding'
import { type Choice, Choices } from './choices'
import { Field } from './field'
import { Honeypot } from './honeypot'
import { SubmitButton } from './submit-button'

/** The catalogue's options for the form. */
export interface OnboardingOptions {
  readonly spaces: readonly Choice[]
  readonly yesNo: readonly Choice[]
  readonly styles: readonly Choice[]
  readonly budgets: readonly Choice[]
  readonly propertyTypes: readonly Choice[]
  readonly times: readonly Choice[]
  /** The sections' headings, in the order of the page. */
  readonly headings: readonly [details: string, spaces: string, styles: string, products: string, property: string, notes: string]
  readonly phoneHint?: string
}

interface Props {
  options: OnboardingOptions
  state?: FormState
  idPrefix?: string
}

/** A section of the form; `data-when-supplied` shows only while "yes" is chosen. */
function Part({ heading, whenSupplied, children }: { heading: string; whenSupplied?: boolean; children: ReactNode }) {
  return (
    <section className={whenSupplied ? 'grid gap-6 group-not-has-[[name=supplyProducts][value=yes]:checked]/onboarding:hidden' : 'grid gap-6'}>
      <h2 className="font-display text-h3">{heading}</h2>
      {children}
    </section>
  )
}

/**
 * The Natural Order form's fields (specification, sections 2, 3 and 5; decisions C19, D4, E9). The two sections about
 * products show by CSS alone while "yes" is chosen, so they do without scripts too.
 */
export function NaturalOrderOnboardingFields({ options, state = emptyState, idPrefix = 'natural-order' }: Props) {
  const { labels, words, defaults } = naturalOrderOnboarding
  const [details, spaces, styles, products, property, notes] = options.headings
  const field = (name: keyof typeof defaults & string) => ({ idPrefix, state, name, label: labels[name]! })
  const choices = (name: keyof typeof defaults & string) => ({ idPrefix, state, name, legend: labels[name]! })
  return (
    <div className="group/onboarding grid gap-10">
      <Part heading={details}>
        <div className="grid gap-6 sm:grid-cols-2">
          <Field {...field('name')} autoComplete="name" required />
          <Field {...field('phone')} type="tel" autoComplete="tel" hint={options.phoneHint} required />
          <Field {...field('address')} autoComplete="street-address" required />
          <Field {...field('email')} type="email" autoComplete="email" required />
        </div>
      </Part>
      <Part heading={spaces}>
        <Choices {...choices('spacesToOrganise')} options={options.spaces} multiple required />
        <Choices {...choices('supplyProducts')} options={options.yesNo} initially={defaults.supplyProducts} required />
      </Part>
      <Part heading={styles} whenSupplied>
        <Choices {...choices('stylePreferences')} options={options.styles} multiple />
        <Field {...field('materialPreferences')} rows={3} />
        <Choices {...choices('customMoodBoard')} options={options.yesNo} />
      </Part>
      <Part heading={products} whenSupplied>
        <Choices {...choices('budget')} options={options.budgets} />
        <Field {...field('brandPreferences')} rows={3} />
      </Part>
      <Part heading={property}>
        <Choices {...choices('propertyType')} options={options.propertyTypes} required />
        <Field {...field('deadline')} />
        <Choices {...choices('bestTimes')} options={options.times} multiple required />
      </Part>
      <Part heading={notes}>
        <Field {...field('additionalNotes')} rows={4} />
      </Part>
      <Honeypot />
      <SubmitButton words={words['natural-order-onboarding']!} />
    </div>
  )
}
