import 'server-only'
import type { Resend } from 'resend'
import type { Subscriber } from '@/generated/sqlite/client'
import { firstNameOf } from '@/lib/first-name'
import { runCoalesced } from '../base/coalesced'
import { db, skipLocked, sql, vacuumDatabase } from '../base/db'
import { groupedQuery, inGroupedWrite } from '../base/grouped-writes'
import { memoised } from '../base/memoised'
import { type ResendFailure, resend, resendFailureOf, timeLimit } from './carrier'
import * as carrier from './carrier-pause'
import { backoff, leaseMs } from './outbox-times'
import { queueSync, segments } from './segments-queue'

/** Resend's rate limit counts every kind of request, and mail comes first. */
const maxPerRound = 10
/** The setting that records which lists were kept in step with which segments when the site last started. */
const settingKey = 'segments'

interface Claimed {
  emailKey: string
  revision: number
}

/** Queues everyone if the lists or their segments have changed since the last start. */
async function noteSegments(): Promise<void> {
  const value = JSON.stringify(segments())
  await inGroupedWrite(async (query) => {
    const [changed] = await query(sql`
      INSERT INTO "Setting" ("key", "value") VALUES (${settingKey}, ${value})
      ON CONFLICT ("key") DO UPDATE SET "value" = excluded."value" WHERE "Setting"."value" <> excluded."value"
      RETURNING "key"`)
    if (changed) await queueSync(query)
  })
}

/** Claims the next address that's due, for as long as Resend may take to respond. */
async function claim(): Promise<Claimed | undefined> {
  const now = Date.now()
  // Further off than we ever set it, so the clock must have been ahead then and corrected since.
  const isDue = sql`("nextAt" <= ${now} OR "nextAt" > ${now + 2 * 3_600_000})`
  const [claimed] = await groupedQuery<Claimed>(sql`
    UPDATE "ListSync" SET "revision" = "revision" + 1, "nextAt" = ${now + leaseMs}
    WHERE ${isDue} AND "emailKey" =
      (SELECT "emailKey" FROM "ListSync" WHERE ${isDue} ORDER BY "nextAt" LIMIT 1 ${skipLocked()})
    RETURNING "emailKey", "revision"`)
  return claimed
}

type Answer = Pick<Awaited<ReturnType<Resend['contacts']['create']>>, 'error' | 'headers'>

/** What went wrong, if anything. A 404 for a removal is fine, because they're not there. */
const problemIn = ({ error, headers }: Answer, isRemoval = false) =>
  error && !(isRemoval && error.statusCode === 404) ? resendFailureOf(error, headers) : undefined

/** Puts an address into the segments of its lists and takes it out of those it left. Safe to repeat. */
async function pushToResend(emailKey: string, places: readonly Subscriber[]): Promise<ResendFailure | undefined> {
  const { contacts } = await resend()
  const options = { signal: timeLimit() }
  // The SDK puts it in the URL's path unescaped.
  const email = emailKey.replace(/[%/?#\\]/g, encodeURIComponent)
  const add = async (segmentId: string, firstName: string | undefined) => {
    const added = await contacts.segments.add({ email, segmentId }, options)
    if (added.error?.statusCode !== 404) return added
    // Only if they're not there yet: re-creating a contact would make Resend forget that they want no broadcasts.
    return contacts.create({ email: emailKey, firstName, segments: [{ id: segmentId }] }, options)
  }
  if (places.length === 0) return problemIn(await contacts.remove({ email }, options), true)
  for (const { list, firstName, unsubscribedAt } of places) {
    const segmentId = segments()[list]
    if (!segmentId) continue
    const problem = unsubscribedAt
      ? problemIn(await contacts.segments.remove({ email, segmentId }, options), true)
      : problemIn(await add(segmentId, firstNameOf(firstName)))
    if (problem) return problem
  }
  return undefined
}

/** @returns false if nothing is left to sync, or Resend didn't accept it */
async function syncNext(): Promise<boolean> {
  const claimed = await claim()
  if (!claimed) return false
  const { emailKey, revision } = claimed
  const places = await (await db()).subscriber.findMany({ where: { emailKey } })
  const failure = await pushToResend(emailKey, places)
  if (failure) {
    if (failure.reason.startsWith('429')) carrier.hold(failure.retryAfterMs)
    const nextAt = Date.now() + Math.max(backoff(revision), failure.retryAfterMs ?? 0)
    await groupedQuery(sql`
      UPDATE "ListSync" SET "nextAt" = ${Math.round(nextAt)}, "lastError" = ${failure.reason}
      WHERE "emailKey" = ${emailKey} AND "revision" = ${revision} RETURNING "emailKey"`)
    return false
  }
  // If something has changed since, the row stays and is synced once the lease runs out.
  await groupedQuery(
    sql`DELETE FROM "ListSync" WHERE "emailKey" = ${emailKey} AND "revision" = ${revision} RETURNING "emailKey"`,
  )
  if (places.length === 0) await vacuumDatabase()
  return true
}

async function syncDue(): Promise<void> {
  await memoised('segments', noteSegments)
  if (Object.keys(segments()).length === 0) return
  for (let told = 0; told < maxPerRound && !carrier.isPaused(); told++) if (!(await syncNext())) return
}

/**
 * Updates Resend's segments from people's places on the lists that are kept in step with them (`RESEND_SEGMENTS`).
 * Called on a timer like the outbox, but independent of it: mail only waits if Resend asks for a pause. Never throws.
 */
export const syncLists = () => runCoalesced('segments', syncDue)
