import type { Href, Link, WizardServiceId } from './types'

/** The subscription wizard with the service chosen. */
export const wizardHref = (service: WizardServiceId): Href => `/subscribe?service=${service}`

/** The links of a service that has plans. */
export const startOrCompare = (service: WizardServiceId): readonly Link[] => [
  { label: 'Start a Subscription', href: wizardHref(service) },
  { label: 'Compare Plans', href: '/subscriptions' },
]
