import 'server-only'
import { mail } from '@/content/mail'
import { business } from '@/content/business'
import {
  builderAddOns,
  builderAreas,
  builderDays,
  builderTimes,
  cleanTypes,
  minimumBooking,
} from '@/content/sunnie-select'
import { formatDuration, isUnderMinimum, listedSum, totalMinutes } from '@/lib/pricing/builder'
import { gstSuffix, withGst } from '@/lib/pricing/gst'
import { formatMoney } from '@/lib/pricing/money'
import type { SuggestedLine } from '@/lib/pricing/quote'
import type { Row } from './define-form'
import { type EnquiryHalf, namesOf, unknownOptions, withoutSuburb } from './server-half'
import type { SunnieSelectQuote } from './sunnie-select-quote'

/** The builder's entries for the names sent, leaving out names we don't know. */
function entriesOf(data: SunnieSelectQuote) {
  const areas = data.selectedAreas.flatMap(({ name, quantity, basePrice }) => {
    const area = builderAreas.find((entry) => entry.name === name)
    return area ? [{ area, quantity, basePrice }] : []
  })
  const addOns = data.selectedAddOns.flatMap((name) => builderAddOns.find((entry) => entry.name === name) ?? [])
  return { areas, addOns, day: builderDays.find(({ name }) => name === data.preferredDay) }
}

const typeOf = ({ cleanType }: SunnieSelectQuote) => cleanTypes.find(({ value }) => value === cleanType)!.label

const unknownNames = (data: SunnieSelectQuote): string[] => [
  ...unknownOptions('an area', namesOf(builderAreas), namesOf(data.selectedAreas)),
  ...unknownOptions('an extra', namesOf(builderAddOns), data.selectedAddOns),
  ...unknownOptions('a day', namesOf(builderDays), [data.preferredDay]),
]

/**
 * What the catalogue says about a build. Prices and times are looked up by name, regardless of those sent.
 */
function remarks(data: SunnieSelectQuote): string[] {
  const { areas, addOns } = entriesOf(data)
  const unknown = unknownNames(data)
  const minutes = totalMinutes({ cleanType: data.cleanType, areas, addOns })
  const time = formatDuration(minutes)
  const prices = areas.flatMap(({ area, basePrice }) =>
    basePrice === undefined || Math.round(basePrice * 100) === area.basePrice
      ? []
      : [
          `Their page had a base price of $${basePrice} for ${area.name}, but our list says ${formatMoney(area.basePrice)}.`,
        ],
  )
  const times =
    data.totalTime && data.totalTime !== time
      ? [`The visitor was shown ${data.totalTime}, but by our list it takes ${time}.`]
      : []
  const list = [
    ...areas.map(({ area, quantity }) => `${quantity} × ${area.name} ${formatMoney(area.basePrice)}`),
    ...addOns.map(({ name, price }) => `${name} ${formatMoney(price)}`),
  ]
  // A deep clean has its own time, but its areas have no prices until it's quoted.
  const isDeep = data.cleanType === 'deep'
  const figures = list.length
    ? [
        `By our list${isDeep ? ', for a general clean' : ''}: ${list.join(', ')}. Together ${formatMoney(listedSum({ areas, addOns }))} ${gstSuffix('plus', business.gst)}`.trim() +
          (isDeep ? `. The deep clean takes ${time}.` : `, ${time}.`),
      ]
    : []
  return [
    ...unknown,
    ...withoutSuburb(data.customerInfo.address),
    ...prices,
    ...times,
    ...figures,
    ...(isUnderMinimum(minutes, minimumBooking.minutes) ? [minimumBooking.remark] : []),
  ]
}

const answered = ([, value]: Row) => value !== ''

function whenRows(data: SunnieSelectQuote): Row[] {
  const { areas, addOns, day } = entriesOf(data)
  const rows: Row[] = [
    ['Preferred day', day?.name ?? ''],
    ['Preferred time', builderTimes.find(({ value }) => value === data.preferredTime)?.label ?? ''],
    ['Estimated time', areas.length ? formatDuration(totalMinutes({ cleanType: data.cleanType, areas, addOns })) : ''],
  ]
  return rows.filter(answered)
}

function choices(data: SunnieSelectQuote): Row[] {
  const { areas, addOns } = entriesOf(data)
  const rows: Row[] = [
    ['Clean type', typeOf(data)],
    ['Areas', areas.map(({ area, quantity }) => `${quantity} × ${area.name}`).join(', ')],
    ['Extras', addOns.map(({ name }) => name).join(', ')],
  ]
  return [...rows.filter(answered), ...whenRows(data)]
}

/** The sum of a general clean's list prices. A deep clean has none until it's quoted. */
const value = (data: SunnieSelectQuote): number | undefined =>
  (data.cleanType === 'general' && withGst(listedSum(entriesOf(data)), business.gst)) || undefined

/** The areas and extras as sent, the preferred time, and the sum of a general clean's list prices. */
function brief(data: SunnieSelectQuote): string[] {
  const parts = [...data.selectedAreas.map(({ name, quantity }) => `${quantity} × ${name}`), ...data.selectedAddOns]
  const when = [data.preferredDay, data.preferredTime].filter(Boolean).join(' ')
  const price = value(data)
  return [
    `${typeOf(data)}: ${parts.join(', ')}${when && `, ${when}`}`,
    price !== undefined
      ? `${formatMoney(price)} ${gstSuffix('included', business.gst)} ${mail.notice.listed}`
      : data.cleanType === 'deep'
        ? mail.notice.deep
        : mail.notice.noPrice,
  ]
}

/** A line for each area and extra, at its list price. A deep clean's areas have none. */
function quoteLines(data: SunnieSelectQuote): SuggestedLine[] {
  const { cleanType, selectedAreas, selectedAddOns } = data
  const areas = selectedAreas.map(({ name, quantity }) => {
    const listed = builderAreas.find((area) => area.name === name)?.basePrice ?? null
    const line = { description: `${name}, ${typeOf(data).toLowerCase()}`, quantity }
    if (cleanType === 'general' || listed === null) return { ...line, unit: listed }
    return { ...line, unit: null, hint: `${formatMoney(listed)} for a general clean` }
  })
  const extras = selectedAddOns.map((name) => ({
    description: name,
    quantity: 1,
    unit: builderAddOns.find((addOn) => addOn.name === name)?.price ?? null,
  }))
  return [...areas, ...extras]
}

export const sunnieSelectQuoteServer: EnquiryHalf<SunnieSelectQuote> = {
  confirmation: mail.confirmations['sunnie-select-quote'],
  brief,
  value,
  choices,
  visit: (data) => ({ service: 'sunnie-select', rows: [['Clean type', typeOf(data)], ...whenRows(data)] }),
  quoteLines,
  remarks,
}
