import 'server-only'
import { type Query, sql } from '../db'

// Apart from the letter itself: the sweep needs these, and not what letters are written with.

/** Seconds. */
export const signInLinkLife = 15 * 60

/** A mail that nobody but its recipient may read: it isn't listed in the owner's pages. */
export const signInLinkKind = 'sign-in-link'

/** Deletes the links that no longer open anything, and the mails that carry them. */
export async function deleteExpiredSignInLinks(query: Query): Promise<void> {
  const now = Date.now()
  await query(sql`DELETE FROM "verification" WHERE "expiresAt" < ${new Date(now)} RETURNING "id"`)
  await query(sql`
    DELETE FROM "OutboxMessage" WHERE "kind" = ${signInLinkKind} AND "createdAt" < ${new Date(now - signInLinkLife * 1000)}
    RETURNING "id"`)
}
