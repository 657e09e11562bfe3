import 'server-only'
import type { z } from 'zod'
import { readJson } from '../body'
import { Refusal } from '../refusal'

/**
 * The body of an owner's request.
 * @throws Refusal 422 that names what is wrong
 */
export async function readOwnBody<T>(request: Request, schema: z.ZodType<T>): Promise<T> {
  // Where a schema has no words of its own for what nobody sends by our pages, zod has a programmer's.
  const body = schema.safeParse(await readJson(request), { error: () => 'Please check this' })
  if (body.success) return body.data
  const errors = Object.fromEntries(body.error.issues.map(({ path, message }) => [path.join('.'), [message]]))
  throw new Refusal(422, body.error.issues[0]!.message, { errors })
}
