import { maxQuantity } from '@/lib/forms/limits'
import type { CleanType } from '@/content/types'
import { stepUrl } from '@/components/flow/step-url'
import type { BuilderCatalogue, AnswerKey } from './catalogue'

/** What has been chosen so far. */
export interface Build {
  readonly cleanType?: CleanType
  /** The quantity of each area by its id, without those at 0. */
  readonly quantities: Readonly<Record<string, number>>
  /** Ids of the extras. */
  readonly addOns: readonly string[]
  readonly day?: string
  readonly time?: string
}

export const emptyBuild: Build = { quantities: {}, addOns: [] }

/** The fifth step is the summary. The confirmation comes after it (specification, section 4). */
export const lastBuilderStep = 5

/** The answer that a step lacks, if any: its own check before Next (section 5). */
export function missingAnswer(build: Build, step: number): AnswerKey | undefined {
  if (step === 1 && !build.cleanType) return 'cleanType'
  if (step === 2 && Object.keys(build.quantities).length === 0) return 'areas'
  if (step === 4 && !build.day) return 'day'
  if (step === 4 && !build.time) return 'time'
  return undefined
}

/** The first step that lacks an answer, or the last step if none does. */
function firstMissing(build: Build): number {
  return [1, 2, 3, 4].find((step) => missingAnswer(build, step)) ?? lastBuilderStep
}

/** The step to open if the URL has none: the first that lacks an answer, without skipping extras nobody has seen. */
function openingStep(build: Build): number {
  const first = firstMissing(build)
  return first === 4 && build.addOns.length === 0 && !build.day && !build.time ? 3 : first
}

/** Sets the quantity of an area. Below 1 the area is removed (section 4). */
export function withQuantity(build: Build, area: string, quantity: number): Build {
  const others = Object.entries(build.quantities).filter(([id]) => id !== area)
  const kept = Math.min(maxQuantity, Math.trunc(quantity))
  return { ...build, quantities: Object.fromEntries(kept >= 1 ? [...others, [area, kept]] : others) }
}

function quantitiesIn(query: URLSearchParams, { areas }: BuilderCatalogue): Build['quantities'] {
  const plus = query.get('plus')
  const minus = query.get('minus')
  return Object.fromEntries(
    areas.flatMap(({ id }) => {
      const asked = Math.trunc(Number(query.getAll(id).at(-1))) || 0
      const quantity = Math.min(maxQuantity, Math.max(0, asked) + (plus === id ? 1 : 0) - (minus === id ? 1 : 0))
      return quantity >= 1 ? [[id, quantity] as const] : []
    }),
  )
}

/** A place in the builder: the build so far, the open step, and what was missing if a later step was asked for. */
export interface BuilderPlace {
  readonly build: Build
  readonly step: number
  readonly missing?: AnswerKey
  /** The build that was sent, for its confirmation. No URL leads there, and going back or forward leaves it. */
  readonly sent?: Build
}

/** Reads a place from a query string. Unknown values are dropped, and no step opens before earlier ones are done. */
export function readBuild(query: URLSearchParams, catalogue: BuilderCatalogue): BuilderPlace {
  const one = (key: string) => query.getAll(key).at(-1)
  const extras = query.getAll('extra')
  const build: Build = {
    cleanType: catalogue.cleanTypes.find(({ value }) => value === one('type'))?.value,
    quantities: quantitiesIn(query, catalogue),
    addOns: catalogue.addOns.filter(({ id }) => extras.includes(id)).map(({ id }) => id),
    day: catalogue.days.find(({ name }) => name === one('day'))?.name,
    time: catalogue.times.find(({ value }) => value === one('time'))?.value,
  }
  // Without scripts, plus and minus are buttons of step 2's form. They change a number and stay on the step.
  const counting = query.has('plus') || query.has('minus')
  const wanted = counting ? 2 : /^[1-5]$/.test(one('step') ?? '') ? Number(one('step')) : openingStep(build)
  const reach = firstMissing(build)
  return wanted > reach ? { build, step: reach, missing: missingAnswer(build, reach) } : { build, step: wanted }
}

/** The answers as fields of a form or a query string. None of them is personal. */
export function fieldsOf(build: Build): (readonly [name: string, value: string])[] {
  return [
    ...(build.cleanType ? [['type', build.cleanType] as const] : []),
    ...Object.entries(build.quantities).map(([id, quantity]) => [id, String(quantity)] as const),
    ...build.addOns.map((id) => ['extra', id] as const),
    ...(build.day ? [['day', build.day] as const] : []),
    ...(build.time ? [['time', build.time] as const] : []),
  ]
}

/** The URL of a place, which opens the same build on another device. */
export const builderPlaceUrl = ({ build, step }: BuilderPlace, path: string) => stepUrl(path, step, fieldsOf(build))
