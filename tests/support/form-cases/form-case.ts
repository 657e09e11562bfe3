/** Test data for one of the site's forms (lib/forms/registry.ts). */
export interface FormCase {
  readonly slug: string
  /** A valid body with every key of the specification's section 7 filled in. It's stored unchanged. */
  readonly body: (email: string) => Record<string, unknown>
  readonly emailPath: string
  /** Each required field: leaving it out is a 422 with this message at this path. */
  readonly required: readonly (readonly [path: string, message: string])[]
  /** Values that are a 422 at their path, in addition to non-text values of text fields (`invalidValues`). */
  readonly wrong?: readonly (readonly [path: string, value: unknown])[]
  /** Every free-text field with its limit; `least` is the minimum number of code points. */
  readonly texts: Readonly<
    Record<
      string,
      {
        readonly limit: 200 | 300 | 5_000
        readonly lines?: 'many'
        readonly least: number
        readonly isPhone?: boolean
      }
    >
  >
  /** The body as a plain form posts it, if flattening isn't enough. */
  readonly plain?: (body: Record<string, unknown>) => [string, string][]
  /** What's stored from a plain post, if that's less than from JSON. */
  readonly keptOfPlain?: (body: Record<string, unknown>) => Record<string, unknown>
}

/** The fields of a plain form: nested keys by path, lists by repetition. */
export function flatten(value: unknown, path = ''): [string, string][] {
  if (Array.isArray(value)) return value.flatMap((entry) => flatten(entry, path))
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([key, entry]) => flatten(entry, path ? `${path}.${key}` : key))
  return [[path, String(value)]]
}

export const plainFields = ({ plain }: FormCase, body: Record<string, unknown>) => (plain ?? flatten)(body)

export const name = (least = 1) => ({ limit: 200, least }) as const
export const phone = (least = 1) => ({ limit: 300, least, isPhone: true }) as const
export const line = (least = 1) => ({ limit: 300, least }) as const
export const text = (least = 1) => ({ limit: 5_000, lines: 'many', least }) as const
export const names = { limit: 5_000, least: 0 } as const

export const badEmail = 'Please enter a valid email address'

export const nonStrings: readonly unknown[] = [5, null, ['a'], { a: 1 }, true]

/** Every value that a form rejects, with its path: `wrong`, and non-text values of text fields and the email. */
export const invalidValues = ({ emailPath, texts, wrong = [] }: FormCase): [path: string, value: unknown][] => [
  ...[...Object.keys(texts), emailPath].flatMap((path) => nonStrings.map((value): [string, unknown] => [path, value])),
  ...wrong.map(([path, value]): [string, unknown] => [path, value]),
]
