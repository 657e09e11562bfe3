import { business } from '@/content/business'
import {
  billingFrequencies,
  billingPeriods,
  contactPreferences,
  frequencies,
  homeSizes,
  officeSizes,
  preferredDays,
  quoteRequiredLabel,
  wizardPrices,
  wizardServices,
} from '@/content/wizard'
import { gstSuffix } from '@/lib/pricing/gst'
import { formatMoney, toDecimalString } from '@/lib/pricing/money'
import { billedPrice, formatSubscriptionPrice, perVisitPrice } from '@/lib/pricing/wizard'
import type { SubscriptionRequest } from '../subscribe'

const sizes = [...homeSizes, ...officeSizes]

/** The wizard's entries behind the display names; undefined where a name is none of ours. */
function entriesOf(data: SubscriptionRequest) {
  return {
    service: wizardServices.find(({ name }) => name === data.serviceType),
    size: sizes.find(({ name }) => name === data.propertySize),
    frequency: frequencies.find(({ name }) => name === data.frequency),
    day: preferredDays.find(({ name }) => name === data.preferredDay),
    contact: contactPreferences.find(({ id }) => id === data.preferredContact),
  }
}

type Entries = ReturnType<typeof entriesOf>

/** Cents a visit by our list, 0 for a quote, undefined where the list has no such price. */
function listPrice({ service, size, frequency }: Entries): number | undefined {
  if (!service || !size || !frequency) return undefined
  return perVisitPrice(wizardPrices, { service: service.id, size: size.id, frequency: frequency.id }) ?? undefined
}

function unknownNames(data: SubscriptionRequest, { service, size, frequency, day, contact }: Entries): string[] {
  const lines: string[] = []
  if (!service) lines.push(`“${data.serviceType}” is none of our services.`)
  if (!size) lines.push(`“${data.propertySize}” is none of our property sizes.`)
  if (!frequency) lines.push(`“${data.frequency}” is none of our frequencies.`)
  if (!day) lines.push(`“${data.preferredDay}” is none of our subscription days.`)
  if (!contact) lines.push(`“${data.preferredContact}” is none of the ways of contact that we offer.`)
  if (service && size && !(size.id in wizardPrices[service.id]))
    lines.push(`${service.name} has no size “${size.name}”.`)
  if (service && frequency && !service.frequencies.includes(frequency.id)) {
    lines.push(
      `${service.name} is not offered ${frequency.name.toLowerCase()}: its ${frequency.name.toLowerCase()} figure in our list is a month's bill for fortnightly cleans.`,
    )
  }
  return lines
}

/** The billed price of each billing frequency as the wizard writes it: "$92.40/week" (section 3). */
function billedTexts(price: number, { frequency }: Entries): string[] {
  if (!frequency) return []
  return billingFrequencies.map(({ id }) =>
    formatSubscriptionPrice(billedPrice(price, frequency.id, id), billingPeriods[id].short),
  )
}

function priceDifferences(
  data: SubscriptionRequest,
  subscriptionPrice: string | undefined,
  price: number,
  entries: Entries,
): string[] {
  const lines: string[] = []
  const expected = toDecimalString(price)
  if (data.estimatedPrice !== expected)
    lines.push(`The visitor was shown ${data.estimatedPrice || 'no price'} for a visit; our list says ${expected}.`)
  const billed = billedTexts(price, entries)
  const wronglyBilled =
    subscriptionPrice !== undefined &&
    (price === 0 ? /[1-9]/.test(subscriptionPrice) : !billed.includes(subscriptionPrice))
  if (wronglyBilled)
    lines.push(
      `The visitor was shown a bill of ${subscriptionPrice}; by our list it is ${price === 0 ? quoteRequiredLabel.toLowerCase() : billed.join(', ')}.`,
    )
  return lines
}

function figures(price: number, entries: Entries, subscriptionPrice: string | undefined): string[] {
  if (price === 0) return [`By our list: ${quoteRequiredLabel.toLowerCase()}.`]
  const shown = subscriptionPrice === undefined ? '' : ` Bill chosen: ${subscriptionPrice}.`
  return [
    `By our list: ${formatMoney(price, { cents: 'always' })} a visit ${gstSuffix('included', business.gst)}`.trim() +
      `, billed ${billedTexts(price, entries).join(', ')}.${shown}`,
  ]
}

/** What the price list says about a subscription request (contract, Form endpoints; decisions A6, A13, A14). */
export function subscriptionRemarks(data: SubscriptionRequest, shown: { subscriptionPrice?: string }): string[] {
  const entries = entriesOf(data)
  const price = listPrice(entries)
  const unknown = unknownNames(data, entries)
  if (price === undefined)
    return [...unknown, `Our list has no price for this; the visitor was shown ${data.estimatedPrice || 'none'}.`]
  return [
    ...unknown,
    ...priceDifferences(data, shown.subscriptionPrice, price, entries),
    ...figures(price, entries, shown.subscriptionPrice),
  ]
}

/** The choices that are ours, for a mail that may carry nothing else (contract, Mail). */
export function subscriptionChoices(data: SubscriptionRequest): (readonly [label: string, value: string])[] {
  const { service, size, frequency, day } = entriesOf(data)
  const rows = [
    ['Service', service?.name],
    ['Property size', size?.name],
    ['Frequency', frequency?.name],
    ['Preferred day', day?.name],
  ] as const
  return rows.flatMap(([label, value]) => (value ? [[label, value] as const] : []))
}
