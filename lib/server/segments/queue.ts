import 'server-only'
import { lists } from '@/content/lists'
import { EnvironmentError } from '@/lib/environment.mjs'
import { type Query, join, sql } from '../db'
import { env } from '../env'

/** The lists that are kept in step with Resend, each with the id of its segment there. On a preview there are none. */
export const segments = () => (env().stage === 'preview' ? {} : env().mail.segments)

/** @throws EnvironmentError when `RESEND_SEGMENTS` names a list that we don't have */
export function assertListsKnown(): void {
  const unknown = Object.keys(env().mail.segments).find((name) => !Object.hasOwn(lists, name))
  if (unknown)
    throw new EnvironmentError(
      `RESEND_SEGMENTS: there is no list ${unknown}; there are ${Object.keys(lists).join(', ')}`,
    )
}

/**
 * Has Resend told about people's places on lists, in the transaction that changes them: after the change, and before
 * places are deleted. What Resend is told is read when it's told.
 * @param emailKeys whose places; everybody's if left out
 */
export async function queueSync(query: Query, emailKeys?: readonly string[]): Promise<void> {
  const lists = Object.keys(segments())
  if (lists.length === 0) return
  await query(sql`
    INSERT INTO "ListSync" ("emailKey")
    SELECT "emailKey" FROM "Subscriber"
    WHERE "list" IN (${join(lists)}) ${emailKeys ? sql`AND "emailKey" IN (${join(emailKeys)})` : sql``}
    GROUP BY "emailKey"
    ON CONFLICT ("emailKey") DO UPDATE SET "revision" = "ListSync"."revision" + 1
    RETURNING "emailKey"`)
}
