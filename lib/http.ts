/** No response within this time counts as no network. */
const timeLimitMs = 20_000

/**
 * An unsuccessful response from one of our endpoints. The message reads "status: text" (specification sections 6 to 8).
 */
export class HttpError extends Error {
  constructor(
    readonly status: number,
    /** Body of the response, or an empty string. */
    readonly text: string,
    statusText: string,
  ) {
    super(`${status}: ${text || statusText}`)
    this.name = 'HttpError'
  }
}

/** Whether the person or the browser declined. Our own time limit is a DOMException too. */
export const isDeclined = (error: unknown): error is DOMException =>
  error instanceof DOMException && error.name !== 'TimeoutError'

/**
 * Sends a request with credentials and, if there's a body, as JSON.
 *
 * @throws HttpError for an unsuccessful response; a TypeError if there's no network or something redirects; a
 *   DOMException named TimeoutError if there's no response in time
 */
export async function apiRequest(
  method: string,
  url: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<Response> {
  const response = await fetch(url, {
    method,
    credentials: 'include',
    redirect: 'error', // our endpoints don't redirect, but a public Wi-Fi's sign-in does
    signal: AbortSignal.timeout(timeLimitMs),
    headers: { ...(body !== undefined && { 'Content-Type': 'application/json' }), ...headers },
    body: JSON.stringify(body),
  })
  if (response.ok) return response
  throw new HttpError(response.status, await response.text().catch(() => ''), response.statusText)
}

/** Body of a form endpoint's response, successful or not. */
export interface ApiResponse {
  success: boolean
  message?: string
  errors?: Record<string, string[]>
}

/** Whether a parsed body is an answer of ours, and not one of something in between, such as a filter or a gateway. */
export const isOurAnswer = (answer: ApiResponse | undefined): answer is ApiResponse =>
  typeof answer?.success === 'boolean' && !Array.isArray(answer.errors)

/** Message used when a response isn't JSON, which counts as a failure (specification section 8). */
export const invalidFormat = 'Invalid response format'

/** Parses a response body, whoever it's from. Undefined if it isn't a JSON object. */
export function parseApiResponse(text: string): ApiResponse | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? (value as ApiResponse) : undefined
  } catch {
    return undefined
  }
}
