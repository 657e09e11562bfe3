import type { BuilderAddOn, BuilderArea, Cents, CleanType } from '@/content/types'

/** The visitor's choices in the builder so far, each with its catalogue entry. */
interface Parts {
  readonly areas: readonly { readonly area: BuilderArea; readonly quantity: number }[]
  readonly addOns: readonly BuilderAddOn[]
}

/** Shown for an add-on without a time estimate, which adds nothing to the total (specification section 9, B9). */
const untimedAddOnLabel = '15 minutes'

/** A deep clean takes 1.5 times as long per area; add-ons stay the same (specification section 9, B8). */
const areaFactor: Readonly<Record<CleanType, number>> = { general: 1, deep: 1.5 }

/**
 * Parses a time estimate into minutes: as hours if it contains "hour", otherwise as minutes (specification section 9).
 * "1 hour" is 60 and "45 minutes" is 45, but "1 h" would be 1.
 *
 * @returns 0 if the text has no number in it
 */
export function parseMinutes(text: string): number {
  const amount = Number.parseFloat(text)
  if (!Number.isFinite(amount)) return 0
  return text.includes('hour') ? amount * 60 : amount
}

/**
 * Time estimate of a build in whole minutes: each area times its quantity, ×1.5 for a deep clean, plus each add-on
 * once. Only the final total is rounded (half up), so that two half minutes make one (B8).
 */
export function totalMinutes(build: Parts & { readonly cleanType: CleanType }): number {
  const areas = build.areas.reduce((sum, { area, quantity }) => sum + parseMinutes(area.timeEstimate) * quantity, 0)
  const addOns = build.addOns.reduce((sum, addOn) => sum + parseMinutes(addOn.timeEstimate ?? ''), 0)
  return Math.round(areas * areaFactor[build.cleanType] + addOns)
}

/** The sum of a build's list prices, in cents without GST. */
export const listedSum = ({ areas, addOns }: Parts): Cents =>
  areas.reduce((sum, { area, quantity }) => sum + area.basePrice * quantity, 0) +
  addOns.reduce((sum, { price }) => sum + price, 0)

/** Formats minutes as "2h 30m", "2h" or "45m" (specification section 9). Zero is "0m". */
export function formatDuration(minutes: number): string {
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  if (hours === 0) return `${rest}m`
  return rest === 0 ? `${hours}h` : `${hours}h ${rest}m`
}

/** Whether a build is below the minimum booking. The visitor is advised but never blocked (B6). */
export function isUnderMinimum(minutes: number, minimumMinutes: number): boolean {
  return minutes > 0 && minutes < minimumMinutes
}

/** The time shown on an area's card: the catalogue's text, or half as long again for a deep clean. */
export function areaTimeLabel(area: Pick<BuilderArea, 'timeEstimate'>, cleanType: CleanType): string {
  const minutes = parseMinutes(area.timeEstimate) * areaFactor[cleanType]
  return cleanType === 'general' ? area.timeEstimate : formatDuration(Math.round(minutes))
}

/** The time shown next to an add-on. */
export function addOnTimeLabel(addOn: Pick<BuilderAddOn, 'timeEstimate'>): string {
  return addOn.timeEstimate ?? untimedAddOnLabel
}
