import 'server-only'
import { logProblem } from '../base/log'
import { Refusal, errorResponse, unavailable } from '../base/refusal'
import { renderProblem } from './plain-answer'

/** A browser displays whatever a plain form's post returns. Our scripts, and mail services, don't ask for a page. */
const isBrowsersForm = ({ headers, method }: Request) =>
  method === 'POST' && (headers.get('accept') ?? '').includes('text/html')

/** What to answer to an error: the Refusal itself, or a 503 with this message for anything else, which is logged. */
export function refusalOf(error: unknown, where: string, message: string): Refusal {
  if (error instanceof Refusal) return error
  logProblem(where, error)
  return unavailable(message)
}

/**
 * Wraps a handler so that it always answers: a Refusal with its own message, any other error with 503 after logging it.
 * It's a page for a browser's plain form, and JSON for everything else.
 * @param where names the handler in the log
 * @param message what a 503 says
 */
export function withErrorHandling<Args extends [Request, ...unknown[]]>(
  where: string,
  handler: (...args: Args) => Promise<Response>,
  message = "That didn't work. Please try again in a moment.",
) {
  return async (...args: Args): Promise<Response> => {
    try {
      return await handler(...args)
    } catch (error) {
      const refusal = refusalOf(error, where, message)
      return isBrowsersForm(args[0]) ? renderProblem(refusal) : errorResponse(refusal)
    }
  }
}
