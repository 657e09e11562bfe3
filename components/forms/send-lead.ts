import type { FormWords } from '@/lib/forms/define-form'
import { HttpError, invalidFormat, parseApiResponse, apiRequest } from '@/lib/http'

/** Why sending failed, as far as a form's messages tell it apart (specification, section 8). */
export type Failure =
  | { kind: 'network' }
  | { kind: 'format' }
  | { kind: 'status'; status: number; message?: string; errors?: Record<string, string[]> }

/**
 * Posts one submission under its key. Never throws. A timeout counts as no network.
 * @returns undefined once it's stored
 */
export async function sendLead(
  endpoint: string,
  body: unknown,
  key: string,
  storedBy?: FormWords['storedBy'],
): Promise<Failure | undefined> {
  try {
    const response = await apiRequest('POST', endpoint, body, { 'Idempotency-Key': key })
    if (storedBy === 'status') return undefined
    const answer = parseApiResponse(await response.text())
    if (!answer) return { kind: 'format' }
    if (storedBy === 'json' || answer.success !== false) return undefined
    return { kind: 'status', status: response.status, message: answer.message }
  } catch (error) {
    if (!(error instanceof HttpError)) return { kind: 'network' }
    const answer = parseApiResponse(error.text)
    if (!answer && storedBy !== 'status') return { kind: 'format' }
    return { kind: 'status', status: error.status, message: answer?.message, errors: answer?.errors }
  }
}

/** The text of a failure's toast. */
export function failureDescription(words: FormWords, failure: Failure): string {
  if (!words.showsServerMessage) return words.failure.description
  if (failure.kind === 'format') return invalidFormat
  if (failure.kind === 'network') return words.failure.description
  return (
    failure.message || words.statusMessage?.replace('{status}', String(failure.status)) || words.failure.description
  )
}
