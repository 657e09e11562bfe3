import 'server-only'
import type { LogItem } from '@/lib/owner/account'
import { db, inWriteTransaction } from '../base/db'
import { isId } from '../base/ids'
import { logProblem } from '../base/log'

/** How many days an entry is kept, and how many entries are shown. Nobody reads further back. */
export const logDays = 90
export const logEntries = 200

/** What a request to the owner's endpoints does, such as `PATCH leads/*`, and the id in its path, if any. */
export function actionOf(method: string, pathname: string, params: Readonly<Record<string, unknown>>) {
  const given = Object.values(params).flat().map(String)
  const parts = pathname.replace(/^\/api\/admin\//, '').split('/')
  const action = parts.map((part) => (given.includes(decodeURIComponent(part)) ? '*' : part)).join('/')
  // Only an id, because an email address doesn't belong in the log.
  return { action: `${method} ${action}`, subject: given.find(isId) ?? null }
}

/** Records who did what. It's already done by then, so an entry that can't be written is only reported. */
export async function record(userId: string, { action, subject }: ReturnType<typeof actionOf>): Promise<void> {
  const entry = { userId, action, subject }
  await inWriteTransaction((tx) => tx.auditEntry.create({ data: entry })).catch((error: unknown) =>
    logProblem('audit', error),
  )
}

/** The newest entries. */
export async function readLog(): Promise<LogItem[]> {
  const client = await db()
  const [entries, users] = await Promise.all([
    client.auditEntry.findMany({ orderBy: [{ at: 'desc' }, { id: 'desc' }], take: logEntries }),
    client.user.findMany({ select: { id: true, name: true } }),
  ])
  const names = new Map(users.map(({ id, name }) => [id, name]))
  return entries.map(({ id, at, userId, action, subject }) => ({
    id,
    at: at.toISOString(),
    name: names.get(userId) ?? null,
    action,
    subject,
  }))
}
