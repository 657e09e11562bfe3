import 'server-only'
import { lists } from '@/content/lists'
import { EnvironmentError } from '@/lib/environment.mjs'
import { type Query, join, sql } from '../base/db'
import { env } from '../base/env'

/** The lists kept in step with Resend, each with its segment's id there. None on a preview. */
export const segments = () => (env().stage === 'preview' ? {} : env().mail.segments)

/** @throws EnvironmentError if `RESEND_SEGMENTS` names a list we don't have */
export function assertListsKnown(): void {
  const unknown = Object.keys(env().mail.segments).find((name) => !Object.hasOwn(lists, name))
  if (unknown)
    throw new EnvironmentError(
      `RESEND_SEGMENTS: there's no list ${unknown}. The lists are ${Object.keys(lists).join(', ')}`,
    )
}

/**
 * Queues people whose places on lists Resend must be told about, in the transaction that changes them: after a change,
 * but before a delete. The places themselves are read when Resend is told.
 * @param emailKeys the people; everyone if omitted
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
