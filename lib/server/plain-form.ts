import 'server-only'

type Tree = { [key: string]: unknown }

const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Repeated fields become a list where the form's defaults have one, else a comma-joined text (decision C12). */
function valueOf(values: string[], shape: unknown): unknown {
  if (Array.isArray(shape)) return values.filter((value) => value !== '')
  return values.length > 1 ? values.filter((value) => value !== '').join(', ') : values[0]
}

/**
 * A plain form's fields as the object that JSON would have carried: nested ones by path, lists by repetition
 * (contract, Form endpoints). Names like `__proto__` are data and nothing else.
 */
export function treeOf(fields: URLSearchParams, defaults: unknown): Tree {
  const root: Tree = Object.create(null) as Tree
  for (const name of new Set(fields.keys())) {
    const path = name.split('.').slice(0, 4)
    let at = root
    let shape = defaults
    for (const [index, key] of path.entries()) {
      shape = isTree(shape) && Object.hasOwn(shape, key) ? shape[key] : undefined
      if (index === path.length - 1) at[key] = valueOf(fields.getAll(name), shape)
      else at = (isTree(at[key]) ? at[key] : (at[key] = Object.create(null))) as Tree
    }
  }
  // A list of which nothing is ticked is not in the post at all.
  if (isTree(defaults))
    for (const [key, shape] of Object.entries(defaults)) if (Array.isArray(shape) && !(key in root)) root[key] = []
  return root
}
