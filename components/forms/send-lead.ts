import type { FormWords } from '@/lib/forms/define-form'
import { type ApiResponse, HttpError, apiRequest, invalidFormat, isOurAnswer, parseApiResponse } from '@/lib/http'

/**
 * Why sending failed, as far as a form's messages tell it apart (specification, section 8). A status that isn't
 * `isOurs` is from something in between, such as a proxy.
 */
export type Failure =
  | { kind: 'network' }
  | { kind: 'format' }
  | { kind: 'status'; status: number; message?: string; errors?: Record<string, string[]>; isOurs: boolean }

/** A failure that our own server reported. After any other, nobody has looked at what was sent. */
export const isOurs = (failure: Failure): failure is Extract<Failure, { kind: 'status' }> =>
  failure.kind === 'status' && failure.isOurs

function failureOf(status: number, answer: ApiResponse | undefined): Failure {
  if (!answer) return { kind: 'format' }
  const { message, errors } = answer
  if (isOurAnswer(answer)) return { kind: 'status', status, message, errors, isOurs: true }
  return { kind: 'status', status, message: typeof message === 'string' ? message : undefined, isOurs: false }
}

/**
 * Posts one submission under its key. Never throws. A timeout or a redirect counts as no network.
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
    const answer = parseApiResponse(await response.text())
    const isStored = isOurAnswer(answer) && (storedBy === 'status' || answer.success)
    return isStored ? undefined : failureOf(response.status, answer)
  } catch (error) {
    return error instanceof HttpError ? failureOf(error.status, parseApiResponse(error.text)) : { kind: 'network' }
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
