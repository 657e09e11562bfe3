import 'server-only'

/**
 * One line for the operator. Never a visitor's words, name or address: an error is told by its class, its code and
 * the first line of its message without quoted values.
 */
export function logProblem(where: string, error: unknown): void {
  const {
    name = 'Error',
    code = '',
    message = String(error),
  } = (error ?? {}) as { name?: string; code?: string; message?: string }
  const gist =
    message
      .split('\n')
      .map((part) => part.trim())
      .filter(Boolean)
      .at(-1) ?? ''
  console.error(`${where}: ${name}${code ? ` ${code}` : ''}: ${gist.replace(/["'`][^"'`]*["'`]/g, '…').slice(0, 200)}`)
}
