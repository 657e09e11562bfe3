type Tree = Record<string, unknown>

const step = (at: unknown, key: string) => (at as Tree | undefined)?.[key]

/** The value in a body at a path such as `customerInfo.email`. */
export const valueAt = (body: unknown, path: string): unknown => path.split('.').reduce(step, body)

/** A copy of a body with another value at a path; undefined removes the key. */
export function withValueAt<Body extends object>(body: Body, path: string, value: unknown): Body {
  const copy = structuredClone(body)
  const keys = path.split('.')
  const last = keys.pop()!
  const at = keys.reduce<unknown>(step, copy) as Tree
  if (value === undefined) delete at[last]
  else at[last] = value
  return copy
}
