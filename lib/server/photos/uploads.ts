import 'server-only'
import { randomUUID } from 'node:crypto'
import { unclaimedMs } from '@/lib/photos'
import { type Transaction, db, inWriteTransaction, lockName } from '../base/db'
import { keyedHash } from '../base/keyed-hash'
import { tooManyRequests, unavailable } from '../base/refusal'
import type { ProcessedPhoto } from './photo'

/** The most unclaimed photos, at one to two megabytes each. Any more would mean someone is filling the disk. */
const unclaimedLimit = 300
/** The most from one client: enough for two forms and a few removed photos. */
const clientLimit = 12

const dayAgo = () => new Date(Date.now() - unclaimedMs)

/** @throws Refusal 429 if the client has reached its limit, 503 if all clients together have reached theirs */
async function assertRoom(tx: Transaction, clientKey: string): Promise<void> {
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
export async function assertRoomFor(client: string): Promise<void> {
  await assertRoom(await db(), keyedHash('client', client))
}

/**
 * Keeps a photo until its form arrives.
 * @returns its id, which can't be guessed
 * @throws Refusal 429 or 503 when too many are waiting already
 */
export async function storeUpload(photo: ProcessedPhoto, client: string): Promise<string> {
  const id = randomUUID()
  const clientKey = keyedHash('client', client)
  await inWriteTransaction(async (tx) => {
    // Here as well as on the timer, which a serverless host lacks. First, because a transaction begins with a write.
    await tx.upload.deleteMany({ where: { leadId: null, createdAt: { lt: dayAgo() } } })
    await lockName(tx, `photos of ${clientKey}`)
    await assertRoom(tx, clientKey)
    await tx.upload.create({ data: { id, ...photo, clientKey, size: photo.bytes.byteLength } })
  })
  return id
}

/** A claimed photo's JPEG. Undefined for an unknown or unclaimed one. */
export async function readUpload(id: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const found = await (await db()).upload.findFirst({ where: { id, leadId: { not: null } }, select: { bytes: true } })
  return found?.bytes
}
