import 'server-only'
import { db, inWriteTransaction } from '../base/db'
import { logProblem } from '../base/log'

/** How many days an entry is kept, and how many entries are shown. Nobody reads further back. */
export const logDays = 90
export const logEntries = 200

/** Records who did what. It's already done by then, so an entry that can't be written is only reported. */
export async function record(userId: string, action: string, subject: string | null = null): Promise<void> {
  const entry = { userId, action, subject }
  await inWriteTransaction((tx) => tx.auditEntry.create({ data: entry })).catch((error: unknown) =>
    logProblem('audit', error),
  )
}

/** The newest entries, each with the account's name unless it has been deleted. */
export async function readLog() {
  const client = await db()
  const [entries, users] = await Promise.all([
    client.auditEntry.findMany({ orderBy: [{ at: 'desc' }, { id: 'desc' }], take: logEntries }),
    client.user.findMany({ select: { id: true, name: true } }),
  ])
  const names = new Map(users.map(({ id, name }) => [id, name]))
  return entries.map(({ userId, ...entry }) => ({ ...entry, name: names.get(userId) }))
}

export type LogItem = Awaited<ReturnType<typeof readLog>>[number]
