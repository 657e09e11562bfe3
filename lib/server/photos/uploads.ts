import 'server-only'
import { randomUUID } from 'node:crypto'
import { unclaimedMs } from '@/lib/photos'
import { type Query, type Transaction, db, inWriteTransaction, lockName, queryIn, raw, sql } from '../base/db'
import { keyedHash } from '../base/keyed-hash'
import { tooManyRequests, unavailable } from '../base/refusal'
import { networkOf } from '../requests/client-address'
import type { ProcessedPhoto } from './photo'

/** The most unclaimed photos, at one to two megabytes each. Any more would mean someone is filling the disk. */
const unclaimedLimit = 300
/** The most from one client: enough for two forms and a few removed photos. */
const clientLimit = 12

/** Half a keyed hash of the client's network, and half of one of its address. */
const keyOf = (client: string) =>
  keyedHash('client', networkOf(client)).slice(0, 21) + keyedHash('client', client).slice(21)

const network = raw('substr("clientKey", 1, 21)')

const dayAgo = () => new Date(Date.now() - unclaimedMs)

/** Deletes photos that no form has claimed within 24 hours. */
export async function deleteExpiredUploads(query: Query): Promise<void> {
  await query(sql`DELETE FROM "Upload" WHERE "leadId" IS NULL AND "createdAt" < ${dayAgo()} RETURNING "size"`)
}

/**
 * When all the room is taken, the network with the most photos has to make room, so that nobody can use up everyone
 * else's from many addresses in it. Undefined if that's the client's own, or has no more than one client may have.
 */
async function crowdedNetwork(query: Query, clientKey: string): Promise<string | undefined> {
  // `> ''` instead of IS NOT NULL, for which SQLite doesn't use the index.
  const [most] = await query<{ network: string; photos: number | bigint }>(sql`
    SELECT ${network} AS "network", count(*) AS "photos" FROM "Upload"
    WHERE "clientKey" > '' AND "createdAt" >= ${dayAgo()} GROUP BY 1 ORDER BY 2 DESC LIMIT 1`)
  return most && most.photos > clientLimit && !clientKey.startsWith(most.network) ? most.network : undefined
}

/**
 * @returns the network that has to make room, if all of it is taken
 * @throws Refusal 429 if the client has reached its limit, 503 if all clients together have reached theirs
 */
async function findRoom(tx: Transaction, clientKey: string): Promise<string | undefined> {
  // We count photos instead of adding up their sizes, because that only reads the indexes.
  const createdAt = { gte: dayAgo() }
  if ((await tx.upload.count({ where: { clientKey, createdAt } })) >= clientLimit)
    throw tooManyRequests(
      `You've already uploaded ${clientLimit} photos. Please send your form, and email us any others.`,
      3600,
    )
  if ((await tx.upload.count({ where: { leadId: null, createdAt } })) < unclaimedLimit) return undefined
  const crowded = await crowdedNetwork(queryIn(tx), clientKey)
  if (!crowded) throw unavailable("We can't take any more photos right now. Please email them to us instead.", 3600)
  return crowded
}

/** Checks that there's room for one more before we read it. Throws as `storeUpload` does. */
export async function assertRoomFor(client: string): Promise<void> {
  await findRoom(await db(), keyOf(client))
}

/** Deletes a network's oldest photo, unless a form has claimed it in the meantime. */
async function deleteOldestOf(query: Query, crowded: string): Promise<void> {
  await query(sql`
    DELETE FROM "Upload" WHERE "leadId" IS NULL AND "id" = (
      SELECT "id" FROM "Upload" WHERE "clientKey" > '' AND ${network} = ${crowded} ORDER BY "createdAt" LIMIT 1)
    RETURNING "id"`)
}

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
    const crowded = await findRoom(tx, clientKey)
    if (crowded) await deleteOldestOf(queryIn(tx), crowded)
    await tx.upload.create({ data: { id, ...photo, clientKey, size: photo.bytes.byteLength } })
  })
  return id
}

/** A claimed photo's JPEG. Undefined for an unknown or unclaimed one. */
export async function readUpload(id: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const found = await (await db()).upload.findFirst({ where: { id, leadId: { not: null } }, select: { bytes: true } })
  return found?.bytes
}
