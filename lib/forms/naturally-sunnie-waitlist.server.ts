import 'server-only'
import { inGroups, type ProductWaitlist } from './naturally-sunnie-waitlist'
import type { ServerHalf } from './server-half'
import { namesIn } from './text'

function remarks(data: ProductWaitlist): string[] {
  const all = namesIn(data.allSelectedProducts)
  const grouped = inGroups(data)
  const differ = grouped.length > 0 && (grouped.length !== all.length || grouped.some((name) => !all.includes(name)))
  return [
    ...(data.totalProductsSelected === all.length
      ? []
      : [`The form counted ${data.totalProductsSelected} products, but lists ${all.length}.`]),
    ...(differ ? ["The list of all products doesn't match the lists by brand."] : []),
  ]
}

export const naturallySunnieWaitlistServer: ServerHalf<ProductWaitlist> = { remarks }
