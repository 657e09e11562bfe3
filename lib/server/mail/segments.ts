import 'server-only'
import type { Resend } from 'resend'
import { lists } from '@/content/lists'
import type { Subscriber } from '@/generated/sqlite/client'
import { EnvironmentError } from '@/lib/environment.mjs'
import { firstNameOf } from '@/lib/first-name'
import { type Query, db, vacuumDatabase } from '../base/db'
import { env } from '../base/env'
import { memoised } from '../base/shared'
import { inGroupedWrite } from '../base/sql/grouped-writes'
import { changeSetting, insertSyncs } from '../base/sql/lead'
import { type Queue, type Ticket, change, claim, done, findDue, isPast, nextTry, runCoalesced } from '../base/sql/queue'
import { type ResendFailure, resend, resendFailureOf, timeLimit } from './carrier'
import * as carrier from './carrier-pause'

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
export const queueSync = (query: Query, emailKeys?: readonly string[]) =>
  insertSyncs(query, Object.keys(segments()), emailKeys)

/** Resend's rate limit counts every kind of request, and mail comes first. */
const maxPerRound = 10
/** The setting that records which lists were kept in step with which segments when the site last started. */
const settingKey = 'segments'

/** A person's row counts changes as tries, so it's only removed if nothing has changed since it was claimed. */
const queue: Queue = { table: 'ListSync', key: 'emailKey', tries: 'revision', lease: 'nextAt', time: (ms) => ms }

/** Queues everyone if the lists or their segments have changed since the last start. */
async function noteSegments(): Promise<void> {
  const value = JSON.stringify(segments())
  await inGroupedWrite(async (query) => {
    if (await changeSetting(query, settingKey, value)) await queueSync(query)
  })
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

/** @returns whether Resend has accepted it */
async function sync(claimed: Ticket): Promise<boolean> {
  const emailKey = claimed.key
  const places = await (await db()).subscriber.findMany({ where: { emailKey } })
  const failure = await pushToResend(emailKey, places)
  if (failure) {
    if (failure.reason.startsWith('429')) carrier.pause(failure.retryAfterMs)
    await change(queue, claimed, {
      nextAt: nextTry(queue, claimed, failure.retryAfterMs),
      lastError: failure.reason,
    })
    return false
  }
  // If something has changed since, the row stays and is synced once the lease runs out.
  await done(queue, claimed)
  if (places.length === 0) await vacuumDatabase()
  return true
}

async function syncDue(): Promise<void> {
  await memoised('segments', noteSegments)
  if (Object.keys(segments()).length === 0) return
  for (const due of await findDue(queue, maxPerRound, isPast(queue, 'nextAt'))) {
    if (carrier.isPaused()) return
    const claimed = await claim(queue, due)
    if (claimed && !(await sync(claimed))) return
  }
}

/**
 * Updates Resend's segments from people's places on the lists that are kept in step with them (`RESEND_SEGMENTS`).
 * Called on a timer like the outbox, but independent of it: mail only waits if Resend asks for a pause. Never throws.
 */
export const syncLists = () => runCoalesced('segments', syncDue)
