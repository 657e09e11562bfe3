import 'server-only'
import { randomUUID } from 'node:crypto'
import { unclaimedMs } from '@/lib/photos'
import { type Query, type Transaction, db, inWriteTransaction, join, lockName, queryIn, sql } from './db'
import { isId } from './ids'
import { keyedHash } from './keyed-hash'
import type { ProcessedPhoto } from './photo'
import { tooManyRequests, unavailable } from './refusal'

/** The most unclaimed photos, at one to two megabytes each. Any more would mean someone is filling the disk. */
const unclaimedLimit = 300
/** The most from one client: enough for two forms and a few removed photos (contract, Form endpoints). */
const clientLimit = 12

const keyOf = (client: string) => keyedHash('client', client)

const dayAgo = () => new Date(Date.now() - unclaimedMs)

/** Deletes photos that no form has claimed within 24 hours. */
export async function deleteExpiredUploads(query: Query): Promise<void> {
  await query(sql`DELETE FROM "Upload" WHERE "leadId" IS NULL AND "createdAt" < ${dayAgo()} RETURNING "size"`)
}

/** @throws Refusal 429 if the client has reached its limit, 503 if all clients together have reached theirs */
async function assertRoom(tx: Pick<Transaction, 'upload'>, clientKey: string): Promise<void> {
  // We count photos instead of adding up their sizes, because that only reads the indexes.
  const createdAt = { gte: dayAgo() }
  if ((await tx.upload.count({ where: { clientKey, createdAt } })) >= clientLimit)
    throw tooManyRequests(
      `You've already uploaded ${clientLimit} photos. Please send your form, and email us any others.`,
      3600,
    )
  if ((await tx.upload.count({ where: { leadId: null, createdAt } })) >= unclaimedLimit)
    throw unavailable("We can't take any more photos right now. Please email them to us instead.", 3600)
}

/** Checks that there's room for one more before we read it. Throws as `storeUpload` does. */
export const assertRoomFor = async (client: string) => assertRoom(await db(), keyOf(client))

/**
 * Keeps a photo until its form arrives.
 * @returns its id, which can't be guessed
 * @throws Refusal 429 or 503 when too many are waiting already
 */
export async function storeUpload(photo: ProcessedPhoto, client: string): Promise<string> {
  const id = randomUUID()
  const clientKey = keyOf(client)
  await inWriteTransaction(async (tx) => {
    // Here as well as on the timer, which a serverless host lacks. First, because a transaction begins with a write.
    await deleteExpiredUploads(queryIn(tx))
    await lockName(tx, `photos of ${clientKey}`)
    await assertRoom(tx, clientKey)
    await tx.upload.create({ data: { id, ...photo, clientKey, size: photo.bytes.byteLength } })
  })
  return id
}

/** Assigns the photos that a form names to its lead. Ignores unknown ones and those of another lead. */
export async function claimUploads(query: Query, ids: readonly string[] = [], leadId: string): Promise<void> {
  const wellFormed = ids.filter(isId)
  if (wellFormed.length)
    await query(sql`
      UPDATE "Upload" SET "leadId" = ${leadId}, "clientKey" = NULL
      WHERE "id" IN (${join(wellFormed)}) AND "leadId" IS NULL RETURNING "id"`)
}

/** A claimed photo's JPEG. Undefined for an unknown or unclaimed one. */
export async function readUpload(id: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const found = await (await db()).upload.findFirst({ where: { id, leadId: { not: null } }, select: { bytes: true } })
  return found?.bytes
}
