import type { Href, WizardServiceId } from './types'

/** The subscription wizard with the service chosen. */
export const wizardHref = (service: WizardServiceId): Href => `/subscribe?service=${service}`
