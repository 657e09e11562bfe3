import type { FormDefinition } from './define-form'
import type { FormState } from './form-state'
import { textLimit } from './limits'

type Labelled = Pick<FormDefinition, 'schema' | 'blank' | 'labels'>

/** The same shape with every answer removed. */
function emptied(value: unknown): unknown {
  if (typeof value === 'string') return ''
  if (Array.isArray(value)) return []
  if (typeof value !== 'object' || value === null) return undefined
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, emptied(inner)]))
}

/** The same shape with a text of this length for every answer. */
function filled(value: unknown, length: number): unknown {
  if (typeof value === 'string') return 'x'.repeat(length)
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, filled(inner, length)]))
}

/** What the schema says of a body, by path. The first that's said of a field counts, as it does beside the field. */
function messagesFor({ schema }: Labelled, body: unknown): ReadonlyMap<string, string> {
  const issues = schema.safeParse(body).error?.issues ?? []
  return new Map(issues.toReversed().map(({ path, message }) => [path.map(String).join('.'), message]))
}

const known = new WeakMap<Labelled, ReadonlySet<string>>()

/** The paths that the schema rejects if every answer is empty, or if the body is. */
export function requiredFields(form: Labelled): ReadonlySet<string> {
  const found = known.get(form)
  if (found) return found
  const required = new Set([emptied(form.blank), {}].flatMap((body) => [...messagesFor(form, body).keys()]))
  known.set(form, required)
  return required
}

const described = new WeakMap<Labelled, ReadonlyMap<string, string>>()

/** No answer has to be longer. */
const longestLeast = 12

/** What fits in each field, in words: how short a text may be, and what the schema says of none and of one too long. */
function formats(form: Labelled): ReadonlyMap<string, string> {
  const found = described.get(form)
  if (found) return found
  const fits = new Map([
    ...messagesFor(form, emptied(form.blank)),
    ...messagesFor(form, filled(form.blank, textLimit + 1)),
  ])
  const never = messagesFor(form, filled(form.blank, longestLeast))
  const least = new Map<string, number>()
  for (let length = 1; length < longestLeast; length++)
    for (const path of messagesFor(form, filled(form.blank, length)).keys())
      if (!never.has(path)) least.set(path, length + 1)
  for (const [path, count] of least) fits.set(path, `At least ${count} characters. ${fits.get(path)}`)
  described.set(form, fits)
  return fits
}

/**
 * The props every field gets from its form: its label, whether it's required, what was typed, and what fits in it.
 * @throws if the definition has no label for the name
 */
export function fieldProps(form: Labelled, { idPrefix, state }: { idPrefix: string; state: FormState }) {
  return (name: string) => {
    const label = form.labels[name]
    if (label === undefined) throw new Error(`No label for the field ${name}`)
    return { idPrefix, state, name, label, required: requiredFields(form).has(name), format: formats(form).get(name) }
  }
}
