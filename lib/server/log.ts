import 'server-only'
import { requestId } from './request-id'

/**
 * Logs one line for the operator: an error's class, its code, and the last line of its message, which is where Prisma
 * puts the reason, and the request's id. Quoted values are masked: a visitor's words, name or address never reach the log.
 * @param where a route's pattern or a part of the server. Not a URL: that can hold an unsubscribe token.
 */
export function logProblem(where: string, error: unknown): void {
  const { name = 'Error', code = '', message = String(error) } = (error ?? {}) as Partial<Error & { code: string }>
  const reason = message.trim().split('\n').at(-1)!.trim()
  const masked = reason.replace(/["'`][^"'`]*["'`]/g, '…').slice(0, 200)
  const id = requestId()
  console.error(`${where}: ${name}${code ? ` ${code}` : ''}: ${masked}${id ? ` (request ${id})` : ''}`)
}
