import type { CleanType } from '@/content/types'
import { roundHalfUp } from './money'

/** What the builder has been told so far, each choice with its entry of the catalogue. */
export interface Build {
  readonly cleanType: CleanType
  readonly areas: readonly { readonly area: TimedItem; readonly quantity: number }[]
  readonly addOns: readonly TimedItem[]
}

/** Anything with a time text; an add-on may lack one (decision B9). */
export interface TimedItem {
  readonly timeEstimate?: string
}

/** Shown beside an add-on that has no time of its own; it adds nothing (section 9, B9). */
export const untimedAddOnLabel = '15 minutes'

/** A deep clean takes half as long again in each area; add-ons do not change (section 9, B8). */
const areaFactor: Readonly<Record<CleanType, number>> = { general: 1, deep: 1.5 }

/**
 * Reads a time text in minutes: as hours when it contains "hour", otherwise as minutes
 * (specification section 9; decision B7). "1 hour" is 60, "45 minutes" is 45, "1 h" would be 1.
 *
 * @returns 0 when there is no number in it
 */
export function parseMinutes(text: string): number {
  const amount = Number.parseFloat(text)
  if (!Number.isFinite(amount)) return 0
  return text.includes('hour') ? amount * 60 : amount
}

/**
 * The estimate of a build in whole minutes: areas times quantity, ×1.5 for a deep clean, and each
 * add-on once. Half up on the final total only, so that two half minutes make one (B8).
 */
export function totalMinutes(build: Build): number {
  const areas = build.areas.reduce((sum, { area, quantity }) => sum + parseMinutes(area.timeEstimate ?? '') * quantity, 0)
  const addOns = build.addOns.reduce((sum, addOn) => sum + parseMinutes(addOn.timeEstimate ?? ''), 0)
  return roundHalfUp(areas * areaFactor[build.cleanType] + addOns)
}

/** "2h 30m", "2h" or "45m" (specification section 9). Nothing yet is "0m". */
export function formatDuration(minutes: number): string {
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  if (hours === 0) return `${rest}m`
  return rest === 0 ? `${hours}h` : `${hours}h ${rest}m`
}

/** Whether the total is under the two-hour minimum: worth a word, never a refusal (B6). */
export function isUnderMinimum(minutes: number, minimumMinutes: number): boolean {
  return minutes > 0 && minutes < minimumMinutes
}

/** The time shown beside an add-on (decision B9). */
export function addOnTimeLabel(addOn: TimedItem): string {
  return addOn.timeEstimate ?? untimedAddOnLabel
}
