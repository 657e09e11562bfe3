import { formatDuration, totalMinutes } from '@/lib/pricing/builder'
import type { Build } from './sunnie-select-build'
import type { BuilderCatalogue } from './sunnie-select-catalogue'

/** The chosen areas and extras with their entries of the catalogue. */
export function partsOf(build: Build, catalogue: BuilderCatalogue) {
  return {
    areas: catalogue.areas.flatMap((area) =>
      build.quantities[area.id] ? [{ area, quantity: build.quantities[area.id]! }] : [],
    ),
    addOns: catalogue.addOns.filter(({ id }) => build.addOns.includes(id)),
  }
}

/** The estimate in whole minutes; before a clean type is chosen, a general clean's (specification, section 9). */
export function minutesOfBuild(build: Build, catalogue: BuilderCatalogue): number {
  return totalMinutes({ cleanType: build.cleanType ?? 'general', ...partsOf(build, catalogue) })
}

/** The build as it is sent: names and quantities, shown prices in dollars (section 3; decisions C8, C9). */
export function quoteOf(build: Build, catalogue: BuilderCatalogue) {
  const { areas, addOns } = partsOf(build, catalogue)
  return {
    selectedAreas: areas.map(({ area, quantity }) => ({ name: area.name, quantity, basePrice: area.basePrice / 100 })),
    selectedAddOns: addOns.map(({ name }) => name),
    cleanType: build.cleanType ?? '',
    preferredDay: build.day ?? '',
    preferredTime: build.time ?? '',
    totalTime: formatDuration(minutesOfBuild(build, catalogue)),
  }
}

/** The same as fields of a plain post: each area's field carries its name (decision B9). */
export function quoteFieldsOf(build: Build, catalogue: BuilderCatalogue): (readonly [name: string, value: string])[] {
  const { selectedAreas, selectedAddOns, ...single } = quoteOf(build, catalogue)
  return [
    ...selectedAreas.map(({ name, quantity }) => [`selectedAreas.${name}`, String(quantity)] as const),
    ...selectedAddOns.map((name) => ['selectedAddOns', name] as const),
    ...Object.entries(single),
    ['customerInfo.preferredTime', single.preferredTime],
  ]
}
