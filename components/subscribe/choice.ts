import type { Frequency, WeekdayId, WizardOption, WizardServiceId, WizardSize, WizardSizeId } from '@/content/types'
import { stepUrl } from '@/components/flow/step-url'
import type { WizardCatalogue } from './catalogue'

/** What has been chosen so far, in the order of the steps. */
export interface PlanChoice {
  readonly service?: WizardServiceId
  readonly size?: WizardSizeId
  readonly frequency?: Frequency
  readonly billing?: Frequency
  readonly day?: WeekdayId
}

export type ChoiceKey = keyof PlanChoice

/** One choice per step. The sixth step is the summary (specification, section 4). */
export const choiceKeys = ['service', 'size', 'frequency', 'billing', 'day'] as const satisfies readonly ChoiceKey[]

export const lastStep = choiceKeys.length + 1

/** The first step without an answer, or the last step if they all have one. */
export function firstUnanswered(choice: PlanChoice): number {
  const missing = choiceKeys.findIndex((key) => choice[key] === undefined)
  return missing < 0 ? lastStep : missing + 1
}

const plain = (text: string) => text.toLowerCase().replace(/[^a-z0-9+]/g, '')

function known<Id extends string>(
  options: readonly { readonly id: Id; readonly name: string }[],
  text: string,
): Id | undefined {
  const wanted = plain(text)
  return options.find(({ id, name }) => plain(id) === wanted || plain(name) === wanted)?.id
}

// Bathrooms that a price list may give with the bedrooms: "2 bed 2 bath" is the wizard's 2b1b.
const bathrooms: Readonly<Record<string, string>> = { 1: '1', 2: '12', 3: '2', 4: '2', 5: '123456789' }

function knownSize(sizes: readonly WizardSize[], text: string): WizardSizeId | undefined {
  const exact = known(sizes, text)
  if (exact) return exact
  const [, beds, baths] = /^([1-5])\+?b(?:ed(?:room)?s?)?(?:([1-9])b(?:ath(?:room)?s?)?)?\+?$/.exec(plain(text)) ?? []
  if (!beds || (baths && !bathrooms[beds]?.includes(baths))) return undefined
  return sizes.find(({ id }) => id.startsWith(beds))?.id
}

/** Drops what the service doesn't offer: a home's size for an office, monthly visits of The Daily Glow (D7, A6). */
export function withoutInvalid(choice: PlanChoice, catalogue: WizardCatalogue): PlanChoice {
  const service = catalogue.services.find(({ id }) => id === choice.service)
  if (!service) return choice
  const { size, frequency } = choice
  return {
    ...choice,
    size: catalogue.sizes[service.property].some(({ id }) => id === size) ? size : undefined,
    frequency: frequency && service.frequencies.includes(frequency) ? frequency : undefined,
  }
}

/** What can be chosen on a step. */
export function offered(
  key: ChoiceKey,
  { service: chosen }: PlanChoice,
  catalogue: WizardCatalogue,
): readonly WizardOption<string>[] {
  const { services, sizes, frequencies, billings, days } = catalogue
  const service = services.find(({ id }) => id === chosen)
  return {
    service: services,
    size: service ? sizes[service.property] : [],
    frequency: frequencies.filter(({ id }) => service?.frequencies.includes(id)),
    billing: billings,
    day: days,
  }[key]
}

/** A place in the wizard: the choices, and which step is open. */
export interface Place {
  readonly choice: PlanChoice
  readonly step: number
  /** The URL asked for a later step than the answers allow. */
  readonly early?: boolean
  /** The plan that was asked for, for its thanks. No URL leads there, and going back or forward leaves them. */
  readonly sent?: PlanChoice
}

/** Reads a place from a query string. Unknown values count as unanswered, and no step opens before its turn. */
export function readPlace(query: URLSearchParams, catalogue: WizardCatalogue): Place {
  const text = (key: string) => query.getAll(key).at(-1) ?? ''
  const choice = withoutInvalid(
    {
      service: known(catalogue.services, text('service')),
      size: knownSize([...catalogue.sizes.home, ...catalogue.sizes.office], text('size')),
      frequency: known(catalogue.frequencies, text('frequency')),
      billing: known(catalogue.billings, text('billing')),
      day: known(catalogue.days, text('day')),
    },
    catalogue,
  )
  const open = firstUnanswered(choice)
  const wanted = /^[1-6]$/.test(text('step')) ? Number(text('step')) : open
  // "Need Deep Clean" sends an empty service in order to go back, so that's no mistake.
  const cleared = open < lastStep && query.getAll(choiceKeys[open - 1]!).includes('')
  return { choice, step: Math.min(wanted, open), ...(wanted > open && !cleared && { early: true }) }
}

/** The answers as fields of a form or a query string. None of them is personal. */
export const fieldsOf = (choice: PlanChoice) =>
  choiceKeys.flatMap((key) => (choice[key] ? [[key, choice[key]] as const] : []))

/** The URL of a place. */
export const placeUrl = ({ choice, step }: Place, path: string) => stepUrl(path, step, fieldsOf(choice))
