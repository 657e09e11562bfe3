import type { Cents, Frequency } from '@/content/types'
import { gstWithin } from '@/lib/pricing/gst'
import { formatExactMoney, toDecimalString } from '@/lib/pricing/money'
import { billedPrice, formatSubscriptionPrice, perVisitPrice, savingPercent } from '@/lib/pricing/wizard'
import type { WizardCatalogue } from './catalogue'
import type { PlanChoice } from './choice'

/** A plan's figures so far, all in cents with GST. */
interface PlanFigures {
  /** The size has no price. */
  readonly quote: boolean
  /** A week's share of `perVisit`, before a frequency is chosen. */
  readonly startingFrom?: Cents
  /** How often `perVisit` is paid: as chosen, or as the starting price assumes. */
  readonly every?: Frequency
  readonly perVisit?: Cents
  readonly billed?: Cents
  /** The part of `billed`, or of `perVisit` until the billing is chosen. */
  readonly gst?: Cents
  /** Whole percentage below the once-off price with GST. */
  readonly saving?: number
}

/** Calculates a plan's figures from the price list (specification, section 9). */
export function figuresOf({ service, size, frequency, billing }: PlanChoice, catalogue: WizardCatalogue): PlanFigures {
  if (!service || !size) return { quote: false }
  const quote = Boolean(
    Object.values(catalogue.sizes)
      .flat()
      .find(({ id }) => id === size)?.quoteRequired,
  )
  if (quote) return { quote }
  const every = frequency ?? catalogue.startingFromFrequency[service]
  const perVisit = perVisitPrice(catalogue.prices, { service, size, frequency: every })
  if (perVisit === null) return { quote }
  if (!frequency) return { quote, every, perVisit, startingFrom: billedPrice(perVisit, every, 'weekly') }
  const billed = billing && billedPrice(perVisit, frequency, billing)
  const onceOff = catalogue.onceOff[service][size]
  return {
    quote,
    every,
    perVisit,
    billed,
    gst: gstWithin(billed ?? perVisit, catalogue.gst),
    saving: onceOff ? savingPercent(onceOff, perVisit) : 0,
  }
}

/** The unit of a visit's price: "a visit, fortnightly". */
export function visitUnit({ every }: PlanFigures, { words, frequencies }: WizardCatalogue): string {
  const name = frequencies.find(({ id }) => id === every)?.name
  return [words.aVisit, name?.toLowerCase()].filter(Boolean).join(', ')
}

/** What an option comes to, in words, as its card shows it. */
export function costOf(key: keyof PlanChoice, id: string, choice: PlanChoice, catalogue: WizardCatalogue) {
  if (key === 'service' || key === 'day') return undefined
  const figures = figuresOf(
    { ...choice, frequency: key === 'size' ? undefined : choice.frequency, [key]: id },
    catalogue,
  )
  const { quote, perVisit = 0, billed = 0 } = figures
  const { words, periods, gstSuffix, quoteRequired } = catalogue
  if (quote) return quoteRequired
  if (key === 'size') return `${formatExactMoney(perVisit)} ${visitUnit(figures, catalogue)}, ${gstSuffix}`
  if (key === 'frequency') return `${formatExactMoney(perVisit)} ${words.aVisit} ${gstSuffix}`
  return `${formatExactMoney(billed)} ${periods[id as Frequency].long} ${gstSuffix}`
}

const nameOf = <Id extends string>(
  options: readonly { readonly id: Id; readonly name: string }[],
  id: Id | undefined,
) => options.find((option) => option.id === id)?.name

/** Display names of the choices, by key. */
export function namesOf(
  choice: PlanChoice,
  catalogue: WizardCatalogue,
): Readonly<Partial<Record<keyof PlanChoice, string>>> {
  return {
    service: nameOf(catalogue.services, choice.service),
    size: nameOf([...catalogue.sizes.home, ...catalogue.sizes.office], choice.size),
    frequency: nameOf(catalogue.frequencies, choice.frequency),
    billing: nameOf(catalogue.billings, choice.billing),
    day: nameOf(catalogue.days, choice.day),
  }
}

/** The choices as they're sent: display names and the price of a visit (section 7). */
export function requestOf(choice: PlanChoice, catalogue: WizardCatalogue) {
  const names = namesOf(choice, catalogue)
  const { perVisit = 0 } = figuresOf(choice, catalogue)
  return {
    serviceType: names.service ?? '',
    propertySize: names.size ?? '',
    frequency: names.frequency ?? '',
    preferredDay: names.day ?? '',
    estimatedPrice: toDecimalString(perVisit),
    contactType: 'subscription_form',
  }
}

/** "$184.80/fortnight", or "Quote required/fortnight": `meta.subscriptionPrice` (section 3). */
export function subscriptionPriceOf(choice: PlanChoice, catalogue: WizardCatalogue): string {
  const { quote, billed } = figuresOf(choice, catalogue)
  if (!choice.billing) return ''
  const period = catalogue.periods[choice.billing].short
  if (quote) return `${catalogue.quoteRequired}/${period}`
  return billed === undefined ? '' : formatSubscriptionPrice(billed, period)
}
