import { account } from '@/content/admin-account'
import { HttpError, parseApiResponse } from '@/lib/http'
import { failureOf } from '../notify'

/** better-auth's error code, such as `INVALID_PASSWORD`. */
const codeOf = (error: HttpError) => (parseApiResponse(error.text) as { code?: string } | undefined)?.code

/**
 * The message to show for a failure.
 * @param known messages by better-auth's error code, or by status code
 */
export function failureText(error: unknown, known: Readonly<Record<string, string>> = {}): string {
  if (!(error instanceof HttpError)) return account.failed
  const code = codeOf(error)
  if (code === 'SESSION_NOT_FRESH') return account.stale
  const ours = error.status === 422 ? parseApiResponse(error.text)?.message : undefined
  return (
    known[code ?? ''] ??
    known[error.status] ??
    ours ??
    (error.status === 429 ? account.busy : failureOf(error, account.failed))
  )
}
