import 'server-only'
import { randomUUID } from 'node:crypto'
import type { LogItem } from '@/lib/owner/account'
import { type Query, db, sql } from '../db'
import { byDriver } from '../grouped-writes'
import { logProblem } from '../log'

const keptMs = 90 * 24 * 3_600_000
/** The log is short: what is older can be counted on to be unread. */
const shown = 200

/** An id of ours, or of nobody: an address or a name doesn't get into the log. */
const isId = (text: string) => /^[\w-]{1,64}$/.test(text)

/** What a request to the owner's endpoints does, such as `PATCH leads/*`, and the id in its path. */
export function actionOf(method: string, pathname: string, params: Readonly<Record<string, unknown>>) {
  const given = Object.values(params).flat().map(String)
  const parts = pathname.replace(/^\/api\/admin\//, '').split('/')
  const action = parts.map((part) => (given.includes(decodeURIComponent(part)) ? '*' : part)).join('/')
  return { action: `${method} ${action}`, subject: given.find(isId) ?? null }
}

/** Writes down who did what. What was done is done: a log that fails is reported, and fails nothing else. */
export async function record(userId: string, { action, subject }: ReturnType<typeof actionOf>): Promise<void> {
  await byDriver(sql`
    INSERT INTO "AuditEntry" ("id", "at", "userId", "action", "subject")
    VALUES (${randomUUID()}, ${new Date()}, ${userId}, ${action}, ${subject}) RETURNING "id"`).catch((error: unknown) =>
    logProblem('audit', error),
  )
}

/** The newest entries. */
export async function readLog(): Promise<LogItem[]> {
  const client = await db()
  const [entries, users] = await Promise.all([
    client.auditEntry.findMany({ orderBy: [{ at: 'desc' }, { id: 'desc' }], take: shown }),
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

export const deleteExpiredEntries = (query: Query) =>
  query(sql`DELETE FROM "AuditEntry" WHERE "at" < ${new Date(Date.now() - keptMs)} RETURNING "id"`)
