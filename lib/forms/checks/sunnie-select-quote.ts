import { business } from '@/content/business'
import {
  builderAddOns,
  builderAreas,
  builderDays,
  builderTimes,
  cleanTypes,
  minimumBooking,
} from '@/content/sunnie-select'
import { formatDuration, isUnderMinimum, totalMinutes } from '@/lib/pricing/builder'
import { gstSuffix } from '@/lib/pricing/gst'
import { formatMoney, toDecimalString } from '@/lib/pricing/money'
import type { SunnieSelectQuote } from '../sunnie-select-quote'

/** The builder's entries behind the names; what is none of ours is left out. */
function entriesOf(data: SunnieSelectQuote) {
  const areas = data.selectedAreas.flatMap(({ name, quantity, basePrice }) => {
    const area = builderAreas.find((entry) => entry.name === name)
    return area ? [{ area, quantity, basePrice }] : []
  })
  const addOns = data.selectedAddOns.flatMap((name) => builderAddOns.find((entry) => entry.name === name) ?? [])
  return { areas, addOns, day: builderDays.find(({ name }) => name === data.preferredDay) }
}

function unknownNames(data: SunnieSelectQuote): string[] {
  const areas = data.selectedAreas.filter(({ name }) => !builderAreas.some((entry) => entry.name === name))
  const addOns = data.selectedAddOns.filter((name) => !builderAddOns.some((entry) => entry.name === name))
  return [
    ...areas.map(({ name }) => `“${name}” is none of our areas.`),
    ...addOns.map((name) => `“${name}” is none of our extras.`),
    ...(builderDays.some(({ name }) => name === data.preferredDay)
      ? []
      : [`“${data.preferredDay}” is no day of the week.`]),
  ]
}

/**
 * What the catalogue says about a build: prices and times are looked up by name, whatever was sent (contract, Form
 * endpoints; decisions A16, C9).
 */
export function quoteRemarks(data: SunnieSelectQuote): string[] {
  const { areas, addOns } = entriesOf(data)
  const unknown = unknownNames(data)
  const minutes = totalMinutes({ cleanType: data.cleanType, areas, addOns })
  const time = formatDuration(minutes)
  const prices = areas.flatMap(({ area, basePrice }) =>
    basePrice === undefined || Math.round(basePrice * 100) === area.basePrice
      ? []
      : [`The visitor was shown ${basePrice} for ${area.name}; our list says ${toDecimalString(area.basePrice)}.`],
  )
  const times =
    data.totalTime && data.totalTime !== time
      ? [`The visitor was shown ${data.totalTime}; by our list it takes ${time}.`]
      : []
  const sum =
    areas.reduce((total, { area, quantity }) => total + area.basePrice * quantity, 0) +
    addOns.reduce((total, { price }) => total + price, 0)
  const list = [
    ...areas.map(({ area, quantity }) => `${quantity} × ${area.name} ${formatMoney(area.basePrice)}`),
    ...addOns.map(({ name, price }) => `${name} ${formatMoney(price)}`),
  ]
  const figures = list.length
    ? [
        `By our list: ${list.join(', ')}. Together ${formatMoney(sum)} ${gstSuffix('plus', business.gst)}`.trim() +
          `, ${time}.`,
      ]
    : []
  return [
    ...unknown,
    ...prices,
    ...times,
    ...figures,
    ...(isUnderMinimum(minutes, minimumBooking.minutes) ? ['This is under our two-hour minimum.'] : []),
  ]
}

/** The choices that are ours, for a mail that may carry nothing else (contract, Mail). */
export function quoteChoices(data: SunnieSelectQuote): (readonly [label: string, value: string])[] {
  const { areas, addOns, day } = entriesOf(data)
  const rows = [
    ['Clean type', cleanTypes.find(({ value }) => value === data.cleanType)?.label ?? ''],
    ['Areas', areas.map(({ area, quantity }) => `${quantity} × ${area.name}`).join(', ')],
    ['Extras', addOns.map(({ name }) => name).join(', ')],
    ['Preferred day', day?.name ?? ''],
    ['Preferred time', builderTimes.find(({ value }) => value === data.preferredTime)?.label ?? ''],
    ['Estimated time', areas.length ? formatDuration(totalMinutes({ cleanType: data.cleanType, areas, addOns })) : ''],
  ] as const
  return rows.filter(([, value]) => value !== '')
}
