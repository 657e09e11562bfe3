import type { FormDefinition } from './define-form'
import type { FormState } from './form-state'

type Labelled = Pick<FormDefinition, 'schema' | 'blank' | 'labels'>

/** The same shape with every answer removed. */
function emptied(value: unknown): unknown {
  if (typeof value === 'string') return ''
  if (Array.isArray(value)) return []
  if (typeof value !== 'object' || value === null) return undefined
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, emptied(inner)]))
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

/**
 * The props every field gets from its form: its label, whether it's required and what was typed.
 * @throws if the definition has no label for the name
 */
export function fieldProps(form: Labelled, { idPrefix, state }: { idPrefix: string; state: FormState }) {
  return (name: string) => {
    const label = form.labels[name]
    if (label === undefined) throw new Error(`No label for the field ${name}`)
    return { idPrefix, state, name, label, required: requiredFields(form).has(name) }
  }
}
