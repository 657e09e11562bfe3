import { account } from '@/content/admin-account'
import { HttpError, parseApiResponse } from '@/lib/http'
import { failureOf } from '../notify'

/**
 * The message to show for a failure.
 * @param known messages by better-auth's error code, or by status code
 */
export function failureText(error: unknown, known: Readonly<Record<string, string>> = {}): string {
  if (!(error instanceof HttpError)) return account.failed
  const { code = '', message } = (parseApiResponse(error.text) ?? {}) as { code?: string; message?: string }
  const texts: typeof known = { SESSION_NOT_FRESH: account.stale, 429: account.busy, ...known }
  return (
    (texts[code] ?? texts[error.status] ?? ([403, 422].includes(error.status) && message)) ||
    failureOf(error, account.failed)
  )
}
