import 'server-only'
import { AsyncLocalStorage } from 'node:async_hooks'
import { shared } from './shared'

const requestIds = shared('request-id', () => new AsyncLocalStorage<string | undefined>())

/** Logs whatever this request causes under its id, or under none, instead of the last id used on its connection. */
export function enterRequest(id?: string): void {
  if (id !== requestIds.getStore()) requestIds.enterWith(id)
}

/**
 * Logs one line for the operator: an error's class, its code, the last line of its message (where Prisma puts the
 * reason) and the request's id. Quoted values are masked, so that a visitor's message, name or address isn't logged.
 * @param where a route's pattern or a part of the server. Not a URL, which can contain an unsubscribe token.
 */
export function logProblem(where: string, error: unknown): void {
  const { name = 'Error', code = '', message = String(error) } = (error ?? {}) as Partial<Error & { code: string }>
  const reason = message.trim().split('\n').at(-1)!.trim()
  const masked = reason.replace(/(Code: `\w+`)|["'`].*["'`]/g, (_, code?: string) => code ?? '…').slice(0, 200)
  const id = requestIds.getStore()
  console.error(`${where}: ${name}${code ? ` ${code}` : ''}: ${masked}${id ? ` (request ${id})` : ''}`)
}
