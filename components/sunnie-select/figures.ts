import { formatDuration, listedSum, totalMinutes } from '@/lib/pricing/builder'
import { servicePriceLabels, withGst } from '@/lib/pricing/gst'
import type { Cents } from '@/content/types'
import type { Build } from './build'
import type { BuilderCatalogue } from './catalogue'

/** The chosen areas and extras with their catalogue entries. */
export function partsOf(build: Build, catalogue: BuilderCatalogue) {
  return {
    areas: catalogue.areas.flatMap((area) =>
      build.quantities[area.id] ? [{ area, quantity: build.quantities[area.id]! }] : [],
    ),
    addOns: catalogue.addOns.filter(({ id }) => build.addOns.includes(id)),
  }
}

/** The estimate in whole minutes, for a general clean until a clean type is chosen (specification, section 9). */
export function minutesOfBuild(build: Build, catalogue: BuilderCatalogue): number {
  return totalMinutes({ cleanType: build.cleanType ?? 'general', ...partsOf(build, catalogue) })
}

/** A price as the builder shows it: "$49.50 incl. GST". */
export const priceLabel = (amount: Cents, { gst }: BuilderCatalogue) => servicePriceLabels(amount, gst).total

/** The sum of a general clean's listed prices, in cents with GST. A deep clean has none until it's quoted (A16). */
export function listedPrice(build: Build, catalogue: BuilderCatalogue): Cents | undefined {
  const parts = partsOf(build, catalogue)
  if (build.cleanType === 'deep' || parts.areas.length + parts.addOns.length === 0) return undefined
  return withGst(listedSum(parts), catalogue.gst)
}

/** What the receipt says about money: the listed prices of a general clean, or that a deep clean is quoted (A16). */
export function priceLine(build: Build, catalogue: BuilderCatalogue): string | undefined {
  const parts = partsOf(build, catalogue)
  if (parts.areas.length === 0 && parts.addOns.length === 0) return undefined
  const { listed, quoted } = catalogue.words.receipt
  if (build.cleanType === 'deep') return quoted
  return listed.replace('{price}', priceLabel(listedSum(parts), catalogue))
}

/** The build as fields: names, quantities and prices shown in dollars (specification, section 3). */
export function quoteFieldsOf(build: Build, catalogue: BuilderCatalogue): (readonly [name: string, value: string])[] {
  const { areas, addOns } = partsOf(build, catalogue)
  const { cleanType = '', day = '', time = '' } = build
  return [
    ...areas.flatMap(({ area, quantity }, index) => [
      [`selectedAreas.${index}.name`, area.name] as const,
      [`selectedAreas.${index}.quantity`, String(quantity)] as const,
      [`selectedAreas.${index}.basePrice`, String(area.basePrice / 100)] as const,
    ]),
    ...addOns.map(({ name }) => ['selectedAddOns', name] as const),
    ['cleanType', cleanType],
    ['preferredDay', day],
    ['preferredTime', time],
    ['totalTime', formatDuration(minutesOfBuild(build, catalogue))],
  ]
}
