import 'server-only'
import { randomUUID } from 'node:crypto'
import { unclaimedMs } from '@/lib/photos'
import { type Query, type Transaction, db, inWriteTransaction, join, lockName, queryIn, sql } from './db'
import { keyedHash } from './keyed-hash'
import type { ProcessedPhoto } from './photo'
import { tooOften, unavailable } from './refusal'

/** Photographs that may wait for their form, at one to two megabytes each: more would be somebody filling the disk. */
const unclaimedLimit = 300
/** Those of one client: two fillings of the form, and a few taken back (contract, Form endpoints). */
const clientLimit = 12

const keyOf = (client: string) => keyedHash('client', client)

const dayAgo = () => new Date(Date.now() - unclaimedMs)

/** Deletes what no form has claimed within 24 hours. */
export async function deleteExpiredUploads(query: Query): Promise<void> {
  await query(sql`DELETE FROM "Upload" WHERE "leadId" IS NULL AND "createdAt" < ${dayAgo()} RETURNING "size"`)
}

/** @throws Refusal 429 when a client has as many photographs waiting as it may, 503 when all clients together have */
async function assertRoom(tx: Pick<Transaction, 'upload'>, clientKey: string): Promise<void> {
  // Counted, not summed: the indexes alone answer that, without reading the pictures.
  const createdAt = { gte: dayAgo() }
  if ((await tx.upload.count({ where: { clientKey, createdAt } })) >= clientLimit)
    throw tooOften(
      `You’ve already uploaded ${clientLimit} photos. Please send your form, and email us any others.`,
      3600,
    )
  if ((await tx.upload.count({ where: { leadId: null, createdAt } })) >= unclaimedLimit)
    throw unavailable('We have no room for photos right now. Please email them to us instead.', 3600)
}

/** Whether there is room for one more, before the work of reading it. Throws as `storeUpload` does. */
export const assertRoomFor = async (client: string) => assertRoom(await db(), keyOf(client))

/**
 * Keeps a photograph until its form arrives.
 * @returns its id, which can't be guessed
 * @throws Refusal 429 or 503 when too many are waiting already
 */
export async function storeUpload(photo: ProcessedPhoto, client: string): Promise<string> {
  const id = randomUUID()
  const clientKey = keyOf(client)
  await inWriteTransaction(async (tx) => {
    // Here as well as on the timer: a serverless host has no timer. First, because a transaction begins with a write.
    await deleteExpiredUploads(queryIn(tx))
    await lockName(tx, `photos of ${clientKey}`)
    await assertRoom(tx, clientKey)
    await tx.upload.create({ data: { id, ...photo, clientKey, size: photo.bytes.byteLength } })
  })
  return id
}

/** Ties the photographs that a form names to its lead. Unknown ones, and those of another lead, are ignored. */
export async function claimUploads(query: Query, ids: readonly string[] = [], leadId: string): Promise<void> {
  const wellFormed = ids.filter((id) => /^[\w-]{1,64}$/.test(id))
  if (wellFormed.length)
    await query(sql`
      UPDATE "Upload" SET "leadId" = ${leadId}, "clientKey" = NULL
      WHERE "id" IN (${join(wellFormed)}) AND "leadId" IS NULL RETURNING "id"`)
}

/** A claimed photograph's JPEG; undefined for an unknown or unclaimed one. */
export async function readUpload(id: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const found = await (await db()).upload.findFirst({ where: { id, leadId: { not: null } }, select: { bytes: true } })
  return found?.bytes
}
