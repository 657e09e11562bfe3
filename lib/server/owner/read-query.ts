import 'server-only'
import type { z } from 'zod'
import { Refusal } from '../refusal'

/**
 * A request's query as the schema has it. An empty parameter counts as missing: a plain form sends those.
 * @throws Refusal 400 that names each wrong parameter
 */
export function readQuery<Schema extends z.ZodType>(request: Request, schema: Schema): z.output<Schema> {
  const given = [...new URL(request.url).searchParams].filter(([, value]) => value.trim() !== '')
  const parsed = schema.safeParse(Object.fromEntries(given))
  if (parsed.success) return parsed.data
  const { issues } = parsed.error
  const errors = Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), [message]]))
  throw new Refusal(400, `Please check the filter: ${issues.map(({ message }) => message).join('; ')}.`, { errors })
}
