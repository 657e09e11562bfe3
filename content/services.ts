import { dailyGlow } from './services/daily-glow'
import { fiveStarReset } from './services/five-star-reset'
import { fullBloom } from './services/full-bloom'
import { naturalOrder } from './services/natural-order'
import { sunnieSelect } from './services/sunnie-select'
import { workFlow } from './services/work-flow'
import type { Service, ServiceId } from './types'

/** The six services in the specification's order (section 3). */
export const services: readonly Service[] = [naturalOrder, dailyGlow, fullBloom, sunnieSelect, workFlow, fiveStarReset]

const byId: ReadonlyMap<string, Service> = new Map(services.map((service) => [service.id, service]))

/** The service of an address, or nothing: the page then says Service Not Found (section 2). */
export function findService(id: string): Service | undefined {
  return byId.get(id)
}

/**
 * The service of a known id.
 *
 * @throws Error when the catalogue lacks it, which its test rules out
 */
export function serviceById(id: ServiceId): Service {
  const service = byId.get(id)
  if (!service) throw new Error(`No service ${id} in content/services.ts`)
  return service
}
