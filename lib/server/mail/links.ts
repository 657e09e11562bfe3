import 'server-only'
import { type Query, sql } from '../db'

// Apart from the letters themselves: the sweep needs these, and not what letters are written with.

const minute = 60
const day = 24 * 60 * minute

/** For how many seconds a link opens, by the kind of its mail. */
export const linkLife = { 'sign-in-link': 15 * minute, 'set-password': 3 * day } as const

export type LinkKind = keyof typeof linkLife

/** Mails that nobody but their recipient may read: they aren't listed in the owner's pages. */
export const privateKinds = Object.keys(linkLife) as LinkKind[]

/** Deletes the links that no longer open anything, and the mails that carry them. */
export async function deleteExpiredLinks(query: Query): Promise<void> {
  const now = Date.now()
  await query(sql`DELETE FROM "verification" WHERE "expiresAt" < ${new Date(now)} RETURNING "id"`)
  for (const kind of privateKinds)
    await query(sql`
      DELETE FROM "OutboxMessage" WHERE "kind" = ${kind} AND "createdAt" < ${new Date(now - linkLife[kind] * 1000)}
      RETURNING "id"`)
}
