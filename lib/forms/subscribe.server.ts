import 'server-only'
import { mail } from '@/content/mail'
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
import { formatExactMoney, toDecimalString, withDollarSign } from '@/lib/pricing/money'
import { billedPrice, formatSubscriptionPrice, perVisitPrice } from '@/lib/pricing/wizard'
import type { Row } from './define-form'
import { type EnquiryHalf, type QuotedVisit, namesOf, unknownOptions } from './server-half'
import type { SubscriptionRequest } from './subscribe'

const sizes = [...homeSizes, ...officeSizes]

/** The wizard's entries for the display names, undefined for names we don't know. */
function entriesOf(data: SubscriptionRequest) {
  return {
    service: wizardServices.find(({ name }) => name === data.serviceType),
    size: sizes.find(({ name }) => name === data.propertySize),
    frequency: frequencies.find(({ name }) => name === data.frequency),
    day: preferredDays.find(({ name }) => name === data.preferredDay),
  }
}

type Entries = ReturnType<typeof entriesOf>

/** Our list's price of a visit in cents: 0 if it needs a quote, undefined if it isn't listed. */
function listPrice({ service, size, frequency }: Entries): number | undefined {
  if (!service || !size || !frequency) return undefined
  return perVisitPrice(wizardPrices, { service: service.id, size: size.id, frequency: frequency.id }) ?? undefined
}

const isOffered = ({ service, frequency }: Pick<Entries, 'service' | 'frequency'>) =>
  service?.frequencies.some((id) => id === frequency?.id)

/** "$92.40 a visit incl. GST". If the frequency isn't offered, our list has a month's bill instead. */
function listText(price: number, entries: Entries): string {
  const unit = isOffered(entries) ? mail.notice.aVisit : mail.notice.aMonth
  return `${formatExactMoney(price)} ${unit} ${gstSuffix('included', business.gst)}`.trim()
}

function unknownNames(data: SubscriptionRequest, { service, size, frequency }: Entries): string[] {
  const lines = [
    ...unknownOptions('a service', namesOf(wizardServices), [data.serviceType]),
    ...unknownOptions('a property size', namesOf(sizes), [data.propertySize]),
    ...unknownOptions('a frequency', namesOf(frequencies), [data.frequency]),
    ...unknownOptions('a subscription day', namesOf(preferredDays), [data.preferredDay]),
    ...unknownOptions(
      'a contact method',
      contactPreferences.map(({ value }) => value),
      [data.preferredContact],
    ),
  ]
  if (service && size && !(size.id in wizardPrices[service.id]))
    lines.push(`${service.name} has no size “${size.name}”.`)
  if (service && frequency && !isOffered({ service, frequency })) {
    const often = frequency.name.toLowerCase()
    lines.push(
      `We don't offer ${service.name} ${often}. The ${often} figure on our list is a month's bill for fortnightly cleans.`,
    )
  }
  return lines
}

/** The bill for each billing frequency, formatted as in the wizard: "$92.40/week" (section 3). */
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
    lines.push(
      `The visitor was shown ${withDollarSign(data.estimatedPrice) || 'no price'} for a visit, but our list says $${expected}.`,
    )
  const billed = billedTexts(price, entries)
  const wronglyBilled =
    subscriptionPrice !== undefined &&
    (price === 0 ? /[1-9]/.test(subscriptionPrice) : !billed.includes(subscriptionPrice))
  if (wronglyBilled)
    lines.push(
      `The visitor was shown a bill of ${subscriptionPrice}, but by our list it's ${price === 0 ? quoteRequiredLabel.toLowerCase() : billed.join(', ')}.`,
    )
  return lines
}

function figures(price: number, entries: Entries): string {
  if (price === 0) return `By our list: ${quoteRequiredLabel.toLowerCase()}.`
  return `By our list: ${listText(price, entries)}, billed ${billedTexts(price, entries).join(', ')}.`
}

/** A plan that needs a quote has no price to bill yet, so the wizard sends "Quote required/month". */
function billChosen(price: number | undefined, bill: string | undefined): string {
  if (bill === undefined) return ''
  const billing = billingFrequencies.find(({ id }) => bill.endsWith(`/${billingPeriods[id].short}`))
  return price === 0 && billing ? ` Billing chosen: ${billing.name.toLowerCase()}.` : ` Bill chosen: ${bill}.`
}

/** What the price list says about a subscription request. */
function remarks(data: SubscriptionRequest, shown: { subscriptionPrice?: string }): string[] {
  const entries = entriesOf(data)
  const price = listPrice(entries)
  const unknown = unknownNames(data, entries)
  const bill = billChosen(price, shown.subscriptionPrice)
  if (price === undefined)
    return [
      ...unknown,
      `Our list has no price for this. The visitor was shown ${withDollarSign(data.estimatedPrice) || 'none'}.${bill}`,
    ]
  return [
    ...unknown,
    ...priceDifferences(data, shown.subscriptionPrice, price, entries),
    `${figures(price, entries)}${bill}`,
  ]
}

function choices(data: SubscriptionRequest): Row[] {
  const entries = entriesOf(data)
  const { service, size, frequency, day } = entries
  const price = isOffered(entries) ? listPrice(entries) : undefined
  const rows = [
    ['Service', service?.name],
    ['Property size', size?.name],
    ['Frequency', frequency?.name],
    ['Preferred day', day?.name],
    ['Price', price === 0 ? quoteRequiredLabel : price && listText(price, entries)],
  ] as const
  return rows.flatMap(([label, value]) => (value ? [[label, value] as const] : []))
}

/** The plan without its price, which is what the quote is for. */
function visit(data: SubscriptionRequest): QuotedVisit | undefined {
  const { service } = entriesOf(data)
  return service && { service: service.id, rows: choices(data).filter(([label]) => !/^(Service|Price)$/.test(label)) }
}

/** "The Daily Glow, 1 Bed 1 Bath, Weekly, Monday", and the price. */
function brief(data: SubscriptionRequest): string[] {
  const entries = entriesOf(data)
  const price = listPrice(entries)
  const what = [data.serviceType, data.propertySize, data.frequency, data.preferredDay].filter(Boolean).join(', ')
  if (!price) return [what, price === 0 ? quoteRequiredLabel : mail.notice.noPrice]
  return [what, listText(price, entries)]
}

export const subscribeServer: EnquiryHalf<SubscriptionRequest> = {
  confirmation: mail.confirmations.subscribe,
  brief,
  value: (data) => listPrice(entriesOf(data)) || undefined,
  choices,
  visit,
  remarks,
}
