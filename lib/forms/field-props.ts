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

/** The same shape with far too long a text for every answer. */
function filled(value: unknown): unknown {
  if (typeof value === 'string') return 'x'.repeat(textLimit + 1)
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, filled(inner)]))
}

const known = new WeakMap<Labelled, ReadonlySet<string>>()

/** The paths that the schema rejects if every answer is empty, or if the body is. */
export function requiredFields(form: Labelled): ReadonlySet<string> {
  const found = known.get(form)
  if (found) return found
  const issues = [emptied(form.blank), {}].flatMap((body) => form.schema.safeParse(body).error?.issues ?? [])
  const required = new Set(issues.map(({ path }) => path.map(String).join('.')))
  known.set(form, required)
  return required
}

const described = new WeakMap<Labelled, ReadonlyMap<string, string>>()

/** What the schema says of each text that's far too long and no address: its limit or its format, in our words. */
function formats(form: Labelled): ReadonlyMap<string, string> {
  const found = described.get(form)
  if (found) return found
  const issues = form.schema.safeParse(filled(form.blank)).error?.issues ?? []
  // The first that's said of a field counts, as it does beside the field.
  const messages = new Map(issues.toReversed().map(({ path, message }) => [path.map(String).join('.'), message]))
  described.set(form, messages)
  return messages
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
