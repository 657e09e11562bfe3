import type { FormWords } from '@/lib/forms/define-form'
import { HttpError, invalidFormat, readAnswer, write } from '@/lib/http'

/** Why a sending failed, as far as a form's words tell it apart (specification, section 8). */
export type Failure =
  | { kind: 'network' }
  | { kind: 'format' }
  | { kind: 'status'; status: number; message?: string; errors?: Record<string, string[]> }

export type Sending = { sent: true } | { sent: false; failure: Failure }

/** Posts one filling under its key. Never throws. */
export async function sendLead(endpoint: string, body: unknown, idempotencyKey: string): Promise<Sending> {
  try {
    const response = await write('POST', endpoint, body, { 'Idempotency-Key': idempotencyKey })
    const answer = readAnswer(await response.text())
    if (!answer) return { sent: false, failure: { kind: 'format' } }
    if (answer.success === false)
      return { sent: false, failure: { kind: 'status', status: response.status, message: answer.message } }
    return { sent: true }
  } catch (error) {
    if (!(error instanceof HttpError)) return { sent: false, failure: { kind: 'network' } }
    const answer = readAnswer(error.text)
    if (!answer) return { sent: false, failure: { kind: 'format' } }
    return {
      sent: false,
      failure: { kind: 'status', status: error.status, message: answer.message, errors: answer.errors },
    }
  }
}

/** The words of a failure's toast. */
export function failureDescription(words: FormWords, failure: Failure): string {
  if (!words.showsServerMessage) return words.failure.description
  if (failure.kind === 'format') return invalidFormat
  if (failure.kind === 'network') return words.failure.description
  return (
    failure.message || words.statusMessage?.replace('{status}', String(failure.status)) || words.failure.description
  )
}
