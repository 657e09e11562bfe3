import 'server-only'
import type { FieldErrors } from '@/lib/forms/define-form'

/** Why a request was rejected, with one of the status codes that callers can rely on. `message` is for a person. */
export class Refusal extends Error {
  constructor(
    readonly status: 400 | 403 | 404 | 405 | 409 | 413 | 415 | 422 | 429 | 503,
    message: string,
    readonly extra: { errors?: FieldErrors; headers?: Record<string, string> } = {},
  ) {
    super(message)
  }
}

/** 503: try again later. */
export const unavailable = (message: string, retryAfterSeconds = 10) =>
  new Refusal(503, message, { headers: { 'Retry-After': String(retryAfterSeconds) } })

/** How long to wait, in words: "1 second", "40 seconds", "8 minutes". */
const inWords = (seconds: number) =>
  seconds > 60 ? `${Math.ceil(seconds / 60)} minutes` : `${seconds} second${seconds === 1 ? '' : 's'}`

/** 429: too many attempts. `{wait}` in the message becomes how long to wait. */
export const tooManyRequests = (message: string, waitSeconds: number) =>
  new Refusal(429, message.replace('{wait}', inWords(waitSeconds)), { headers: { 'Retry-After': String(waitSeconds) } })

/** 409: another device got there first. */
export const editConflict = () => new Refusal(409, 'This has since been changed somewhere else. Please check it again.')

/** An error in one field, with the same message above the form and beside the field. */
export const fieldRefusal = (status: 409 | 413 | 415 | 422, field: string, message: string) =>
  new Refusal(status, message, { errors: { [field]: [message] } })

/** For responses that no cache may keep. */
export const noStore = { 'Cache-Control': 'no-store' }

/** Groups zod's messages by the path of each field. */
export function fieldErrors(issues: readonly { path: PropertyKey[]; message: string }[]): FieldErrors {
  const errors = new Map<string, Set<string>>()
  for (const { path, message } of issues) {
    const field = path.map(String).join('.')
    errors.set(field, (errors.get(field) ?? new Set()).add(message))
  }
  return Object.fromEntries([...errors].map(([field, messages]) => [field, [...messages]]))
}

/** A response in the shape they all share. */
export function jsonResponse(
  status: number,
  body: { success: boolean; message: string; errors?: FieldErrors },
  headers: Record<string, string> = {},
): Response {
  return Response.json(body, { status, headers: { ...noStore, ...headers } })
}

/** 404: no endpoint at this address. */
export const unknownPath = () => jsonResponse(404, { success: false, message: "There's nothing at this address." })

/** 303: the response to a plain form post. */
export function seeOther(location: string, cookies: readonly string[] = []): Response {
  const headers = new Headers({ ...noStore, Location: location })
  for (const cookie of cookies) headers.append('Set-Cookie', cookie)
  return new Response(null, { status: 303, headers })
}

export const errorResponse = ({ status, message, extra }: Refusal) =>
  jsonResponse(status, { success: false, message, errors: extra.errors }, extra.headers)

export type Method = 'DELETE' | 'GET' | 'HEAD' | 'OPTIONS' | 'PATCH' | 'POST' | 'PUT'

/**
 * All the exports of a route, from a handler for each method that it accepts. HEAD is answered as GET. Every other
 * method answers 405 in JSON, with `Allow`.
 * `export const { DELETE, GET, HEAD, OPTIONS, PATCH, POST, PUT } = acceptOnly({ POST: handler })`
 */
export function acceptOnly<Handler>(
  handlers: Partial<Record<Exclude<Method, 'HEAD'>, Handler>>,
): Record<Method, Handler | (() => Response)> {
  const accepted = Object.keys(handlers)
  const Allow = [...accepted, ...('GET' in handlers ? ['HEAD'] : [])].join(', ')
  const message = `This address only accepts ${new Intl.ListFormat('en-AU').format(accepted)} requests.`
  const other = () => errorResponse(new Refusal(405, message, { headers: { Allow } }))
  return {
    DELETE: other,
    GET: other,
    HEAD: handlers.GET ?? other,
    OPTIONS: other,
    PATCH: other,
    POST: other,
    PUT: other,
    ...handlers,
  }
}
