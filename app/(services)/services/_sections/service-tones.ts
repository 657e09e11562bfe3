import type { Tone } from '@/components/site/section'
import type { ServiceId } from '@/content/types'

/** The tint that a service's page opens and closes with. */
export const serviceTones: Readonly<Record<ServiceId, Tone>> = {
  'natural-order': 'lagoon',
  'daily-glow': 'wattle',
  'full-bloom': 'coral',
  'sunnie-select': 'leaf',
  'work-flow': 'lagoon',
  'five-star-reset': 'coral',
}
