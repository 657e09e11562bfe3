import { account } from '@/content/admin-account'
import { HttpError, readAnswer } from '@/lib/http'
import { failureOf } from '../notify'

/** The code of better-auth's refusal, such as `INVALID_PASSWORD`. */
const codeOf = (error: HttpError) => (readAnswer(error.text) as { code?: string } | undefined)?.code

/**
 * What went wrong, in words.
 * @param known by better-auth's code, or by status
 */
export function failureText(error: unknown, known: Readonly<Record<string, string>> = {}): string {
  if (!(error instanceof HttpError)) return account.failed
  const code = codeOf(error)
  if (code === 'SESSION_NOT_FRESH') return account.stale
  const ours = error.status === 422 ? readAnswer(error.text)?.message : undefined
  return (
    known[code ?? ''] ??
    known[error.status] ??
    ours ??
    (error.status === 429 ? account.busy : failureOf(error, account.failed))
  )
}
