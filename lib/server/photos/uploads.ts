import 'server-only'
import { randomUUID } from 'node:crypto'
import { unclaimedMs } from '@/lib/photos'
import { type Transaction, db, inWriteTransaction, lockName } from '../base/db'
import { keyedHash } from '../base/keyed-hash'
import { tooManyRequests, unavailable } from '../base/refusal'
import { networkOf } from '../requests/client-address'
import type { ProcessedPhoto } from './photo'

/** The most unclaimed photos, at one to two megabytes each. Any more would mean someone is filling the disk. */
const unclaimedLimit = 300
/** The most from one client: enough for two forms and a few removed photos. */
const clientLimit = 12

const networkLength = 21

/** Half a keyed hash of the client's network, and half of one of its address. */
const keyOf = (client: string) =>
  keyedHash('client', networkOf(client)).slice(0, networkLength) + keyedHash('client', client).slice(networkLength)

const dayAgo = () => new Date(Date.now() - unclaimedMs)

/**
 * When all the room is taken, the network with the most photos has to make room, so that nobody can use up everyone
 * else's from many addresses in it. Undefined if that's the client's own, or has no more than one client may have.
 */
async function crowdedNetwork(tx: Transaction, clientKey: string): Promise<string | undefined> {
  const clients = await tx.upload.groupBy({
    by: ['clientKey'],
    // Not `not: null`, for which SQLite doesn't use the index.
    where: { clientKey: { gt: '' }, createdAt: { gte: dayAgo() } },
    _count: true,
  })
  const photos = new Map<string, number>()
  for (const { clientKey, _count } of clients) {
    const network = clientKey!.slice(0, networkLength)
    photos.set(network, (photos.get(network) ?? 0) + _count)
  }
  const [most] = [...photos].sort(([, one], [, other]) => other - one)
  return most && most[1] > clientLimit && !clientKey.startsWith(most[0]) ? most[0] : undefined
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
  const crowded = await crowdedNetwork(tx, clientKey)
  if (!crowded) throw unavailable("We can't take any more photos right now. Please email them to us instead.", 3600)
  return crowded
}

/** Checks that there's room for one more before we read it. Throws as `storeUpload` does. */
export async function assertRoomFor(client: string): Promise<void> {
  await findRoom(await db(), keyOf(client))
}

/** Deletes a network's oldest photo, unless a form has claimed it in the meantime. */
async function deleteOldestOf(tx: Transaction, crowded: string): Promise<void> {
  const oldest = await tx.upload.findFirst({
    where: { clientKey: { startsWith: crowded } },
    orderBy: { createdAt: 'asc' },
    select: { id: true },
  })
  await tx.upload.deleteMany({ where: { id: oldest?.id ?? '', leadId: null } })
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
    await tx.upload.deleteMany({ where: { leadId: null, createdAt: { lt: dayAgo() } } })
    await lockName(tx, `photos of ${clientKey}`)
    const crowded = await findRoom(tx, clientKey)
    if (crowded) await deleteOldestOf(tx, crowded)
    await tx.upload.create({ data: { id, ...photo, clientKey, size: photo.bytes.byteLength } })
  })
  return id
}

/** A claimed photo's JPEG. Undefined for an unknown or unclaimed one. */
export async function readUpload(id: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const found = await (await db()).upload.findFirst({ where: { id, leadId: { not: null } }, select: { bytes: true } })
  return found?.bytes
}
