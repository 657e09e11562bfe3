import 'server-only'
import { z } from 'zod'
import { normaliseLine } from '@/lib/forms/text'
import { searchLimit } from '@/lib/owner/inbox'
import { Refusal, fieldErrors } from '../base/refusal'

export const pageSize = 25

/** The page number in a list. */
export const page = z
  .string()
  .regex(/^[1-9]\d{0,5}$/, 'page must be a whole number, 1 or more')
  .transform(Number)
  .default(1)

/** Text to search for. */
export const searchParam = z
  .string()
  .overwrite(normaliseLine)
  .max(searchLimit, `q can have up to ${searchLimit} characters`)
  .optional()

/** A flag: either `1` or missing. */
export const flagParam = (name: string) =>
  z
    .literal('1', `${name} must be 1 if given`)
    .transform(() => true)
    .optional()

export const format = z.enum(['json', 'csv'], 'format must be json or csv').default('json')

/**
 * A request's query, parsed by the schema. Empty parameters count as missing, because plain forms send them.
 * @throws Refusal 400 that names each wrong parameter
 */
export function readQuery<Schema extends z.ZodType>({ url }: Pick<Request, 'url'>, schema: Schema): z.output<Schema> {
  const given = [...new URL(url).searchParams].filter(([, value]) => value.trim() !== '')
  const parsed = schema.safeParse(Object.fromEntries(given))
  if (parsed.success) return parsed.data
  const { issues } = parsed.error
  const message = `Please check the filter: ${issues.map(({ message }) => message).join('; ')}.`
  throw new Refusal(400, message, { errors: fieldErrors(issues) })
}

/** A page of a list, in the shape of the response. */
export const pageOf = <Item>(items: Item[], total: number, page: number) => ({
  items,
  total,
  page,
  pages: Math.max(1, Math.ceil(total / pageSize)),
})
