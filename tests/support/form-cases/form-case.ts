/** What a form of the site (lib/forms/registry.ts) is tested with. */
export interface FormCase {
  readonly slug: string
  /** A good body with every key of the specification's section 7 filled in. It is stored as it is. */
  readonly body: (email: string) => Record<string, unknown>
  readonly emailPath: string
  /** Each required field: without it, 422 at this path with these words. */
  readonly required: readonly (readonly [path: string, message: string])[]
  /** What is 422 at the path itself, besides what isn't text where text belongs (`wrongOf`). */
  readonly wrong?: readonly (readonly [path: string, value: unknown])[]
  /** Every field that takes free text, by its limit; `least` is the fewest code points. */
  readonly texts: Readonly<
    Record<string, { readonly limit: 200 | 300 | 5_000; readonly lines?: 'many'; readonly least: number }>
  >
  /** The body as a plain form posts it, where flattening does not say it all. */
  readonly plain?: (body: Record<string, unknown>) => [string, string][]
  /** What is stored of a plain post, where that is less than of JSON. */
  readonly keptOfPlain?: (body: Record<string, unknown>) => Record<string, unknown>
}

/** The fields of a plain form: nested keys by path, lists by repetition (contract, Form endpoints). */
export function flatten(value: unknown, path = ''): [string, string][] {
  if (Array.isArray(value)) return value.flatMap((entry) => flatten(entry, path))
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([key, entry]) => flatten(entry, path ? `${path}.${key}` : key))
  return [[path, String(value)]]
}

export const plainFields = ({ plain }: FormCase, body: Record<string, unknown>) => (plain ?? flatten)(body)

export const name = (least = 1) => ({ limit: 200, least }) as const
export const line = (least = 1) => ({ limit: 300, least }) as const
export const text = (least = 1) => ({ limit: 5_000, lines: 'many', least }) as const
export const names = { limit: 5_000, least: 0 } as const

export const badEmail = 'Please enter a valid email address'

export const notText: readonly unknown[] = [5, null, ['a'], { a: 1 }, true]

/** Everything that a form refuses at a path: at every field that takes text, and at its email, what is none. */
export const wrongOf = ({ emailPath, texts, wrong = [] }: FormCase): [path: string, value: unknown][] => [
  ...[...Object.keys(texts), emailPath].flatMap((path) => notText.map((value): [string, unknown] => [path, value])),
  ...wrong.map(([path, value]): [string, unknown] => [path, value]),
]
