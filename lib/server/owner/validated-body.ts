import 'server-only'
import type { z } from 'zod'
import { readJson } from '../body'
import { Refusal, fieldErrors } from '../refusal'

/**
 * The body of an owner's request.
 * @throws Refusal 422 that names what's wrong
 */
export async function readValidatedBody<T>(request: Request, schema: z.ZodType<T>): Promise<T> {
  // Replaces zod's technical messages for values that our own pages never send.
  const body = schema.safeParse(await readJson(request), { error: () => 'Please check this' })
  if (body.success) return body.data
  const { issues } = body.error
  throw new Refusal(422, issues[0]!.message, { errors: fieldErrors(issues) })
}
