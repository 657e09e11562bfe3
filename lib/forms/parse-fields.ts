import type { FormDefinition } from './define-form'

export type Tree = { [key: string]: unknown }

export const isTree = (value: unknown): value is Tree =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Repeated fields become a list if the blank form has one, otherwise a comma-joined line. */
function valueOf(values: string[], shape: unknown): unknown {
  const answered = values.filter((value) => value !== '')
  if (Array.isArray(shape)) return answered
  return values.length > 1 ? answered.join(', ') : values[0]
}

/** Collects every field's values in one pass. Looking each name up would take seconds for a body full of names. */
export function valuesByName(fields: URLSearchParams): Map<string, string[]> {
  const values = new Map<string, string[]>()
  for (const [name, value] of fields) {
    const known = values.get(name)
    if (known) known.push(value)
    else values.set(name, [value])
  }
  return values
}

/**
 * Parses a form's fields into the object that JSON would carry. Paths become nesting, repeated names lists. The server
 * uses it for plain posts, the browser for its forms. Names like `__proto__` are just data.
 */
function parseFormFields(fields: URLSearchParams, blank: unknown): Tree {
  const root = Object.create(null) as Tree
  for (const [name, values] of valuesByName(fields)) {
    const path = name.split('.').slice(0, 4)
    let at = root
    let shape = blank
    for (const [index, key] of path.entries()) {
      shape = isTree(shape) && Object.hasOwn(shape, key) ? shape[key] : undefined
      if (index === path.length - 1) at[key] = valueOf(values, shape)
      else at = (isTree(at[key]) ? at[key] : (at[key] = Object.create(null))) as Tree
    }
  }
  // A list with nothing ticked isn't posted at all.
  if (isTree(blank))
    for (const [key, shape] of Object.entries(blank)) if (Array.isArray(shape) && !(key in root)) root[key] = []
  return root
}

/** Builds the body from a form's fields, including `meta` and the honeypot, without validating it. */
export function bodyFromFields(form: Pick<FormDefinition, 'blank' | 'fromFields'>, fields: URLSearchParams): unknown {
  const tree = parseFormFields(fields, { ...(form.blank as object), meta: { photos: [] } })
  return form.fromFields?.(tree, fields) ?? tree
}
