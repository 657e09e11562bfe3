import 'server-only'
import type { FieldErrors } from '@/lib/forms/define-form'

/** Why a post was not taken, in the contract's status codes. `message` is for a person. */
export class Refusal extends Error {
  constructor(
    readonly status: 400 | 403 | 405 | 409 | 413 | 415 | 422 | 429 | 503,
    message: string,
    readonly extra: { errors?: FieldErrors; headers?: Record<string, string> } = {},
  ) {
    super(message)
  }
}

const noStore = { 'Cache-Control': 'no-store' }

/** The one shape of every answer (contract, Form endpoints). */
export function answer(
  status: number,
  body: { success: boolean; message: string; errors?: FieldErrors },
  headers: Record<string, string> = {},
): Response {
  return Response.json(body, { status, headers: { ...noStore, ...headers } })
}

export const refuse = ({ status, message, extra }: Refusal) =>
  answer(status, { success: false, message, ...(extra.errors && { errors: extra.errors }) }, extra.headers)

/** For every method that a form's endpoint does not take. */
export function methodNotAllowed(): Response {
  return refuse(new Refusal(405, 'This address takes forms by POST only.', { headers: { Allow: 'POST' } }))
}
