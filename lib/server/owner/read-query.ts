import 'server-only'
import type { z } from 'zod'
import { readJson } from '../body'
import { Refusal } from '../refusal'

function refuseIssues(status: 400 | 422, what: string, { issues }: z.ZodError): never {
  const errors = Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), [message]]))
  throw new Refusal(status, `${what}: ${issues.map(({ message }) => message).join('; ')}.`, { errors })
}

/**
 * A request's query as the schema has it. An empty parameter counts as missing: a plain form sends those.
 * @throws Refusal 400 that names each wrong parameter
 */
export function readQuery<Schema extends z.ZodType>(request: Request, schema: Schema): z.output<Schema> {
  const given = [...new URL(request.url).searchParams].filter(([, value]) => value.trim() !== '')
  const parsed = schema.safeParse(Object.fromEntries(given))
  return parsed.success ? parsed.data : refuseIssues(400, 'Please check the filter', parsed.error)
}

/**
 * A request's JSON as the schema has it.
 * @throws Refusal 422 that names each wrong field
 */
export async function readBody<Schema extends z.ZodType>(request: Request, schema: Schema): Promise<z.output<Schema>> {
  const parsed = schema.safeParse(await readJson(request))
  return parsed.success ? parsed.data : refuseIssues(422, 'Please check this', parsed.error)
}
