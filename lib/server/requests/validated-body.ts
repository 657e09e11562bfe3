import 'server-only'
import type { z } from 'zod'
import { Refusal, fieldErrors } from '../base/refusal'

/**
 * What was sent, as the schema has it.
 * @throws Refusal 422 that names what's wrong
 */
export function validated<T>(schema: z.ZodType<T>, sent: unknown): T {
  // Replaces zod's technical messages for values that our own pages never send.
  const body = schema.safeParse(sent, { error: () => 'Please check this' })
  if (body.success) return body.data
  const { issues } = body.error
  throw new Refusal(422, issues[0]!.message, { errors: fieldErrors(issues) })
}
