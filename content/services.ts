import { ownersQuestions } from './owners-questions'
import { dailyGlow } from './services/daily-glow'
import { fiveStarReset } from './services/five-star-reset'
import { fullBloom } from './services/full-bloom'
import { short } from './services/names'
import { naturalOrder } from './services/natural-order'
import { sunnieSelect } from './services/sunnie-select'
import { workFlow } from './services/work-flow'
import type { Service, ServiceEntry, ServiceId } from './types'

const entries: readonly ServiceEntry[] = [naturalOrder, dailyGlow, fullBloom, sunnieSelect, workFlow, fiveStarReset]

/** The six services, in the order of specification section 3. */
export const services = entries.map(({ alt, ...service }): Service => ({
  ...service,
  customQuote: service.pricing.length === 0,
  buildYourOwn: service.id === 'sunnie-select',
  shortTitle: short(service.title),
  meta: { ...service.meta, title: `${service.title}: ${service.meta.title}` },
  image: { folder: 'services', id: service.id, alt },
  faqs: [...service.faqs, ...ownersQuestions.filter(({ answer }) => answer)],
}))

const byId: ReadonlyMap<string, Service> = new Map(services.map((service) => [service.id, service]))

/** Looks up a service by an id that may be unknown. */
export function findService(id: string): Service | undefined {
  return byId.get(id)
}

/**
 * Looks up a service by a known id.
 *
 * @throws Error if it isn't in the catalogue, which the tests rule out
 */
export function serviceById(id: ServiceId): Service {
  const service = byId.get(id)
  if (!service) throw new Error(`No service ${id} in content/services.ts`)
  return service
}
