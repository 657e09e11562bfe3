/** No answer within this time counts as no network. */
const timeLimitMs = 20_000

/**
 * The browser's way to our endpoints (specification, sections 6 to 8): JSON, with credentials, and errors that read
 * "status: text".
 */
export class HttpError extends Error {
  constructor(
    readonly status: number,
    /** The answer's text, empty where it had none. */
    readonly text: string,
    statusText: string,
  ) {
    super(`${status}: ${text || statusText}`)
    this.name = 'HttpError'
  }
}

async function refuseNotOk(response: Response): Promise<Response> {
  if (response.ok) return response
  throw new HttpError(response.status, await response.text().catch(() => ''), response.statusText)
}

/**
 * The default loader: GETs the first element of `key` and parses JSON.
 * @param onUnauthorised what a 401 means: an error, or nothing
 * @throws HttpError for any other answer that is not OK
 */
export async function load<T>(
  key: readonly [url: string, ...rest: unknown[]],
  onUnauthorised: 'throw' | 'nothing' = 'throw',
): Promise<T | null> {
  const response = await fetch(key[0], { credentials: 'include', signal: AbortSignal.timeout(timeLimitMs) })
  if (response.status === 401 && onUnauthorised === 'nothing') return null
  return (await refuseNotOk(response)).json() as Promise<T>
}

/**
 * The write helper: sends JSON, with its content type when there is a body.
 * @throws HttpError for an answer that is not OK
 */
export async function write(
  method: string,
  url: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<Response> {
  const withBody = body !== undefined
  const response = await fetch(url, {
    method,
    credentials: 'include',
    signal: AbortSignal.timeout(timeLimitMs),
    headers: { ...(withBody && { 'Content-Type': 'application/json' }), ...headers },
    ...(withBody && { body: JSON.stringify(body) }),
  })
  return refuseNotOk(response)
}

/** What an endpoint answered, in every state (contract, Form endpoints). */
export interface Answer {
  success: boolean
  message?: string
  errors?: Record<string, string[]>
}

/** An answer that was not JSON counts as a failure in these words (specification, section 8). */
export const invalidFormat = 'Invalid response format'

/** Reads an answer's text. Undefined when it is not a JSON object. */
export function readAnswer(text: string): Answer | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? (value as Answer) : undefined
  } catch {
    return undefined
  }
}
