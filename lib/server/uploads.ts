import 'server-only'
import { randomUUID } from 'node:crypto'
import { unclaimedMs } from '@/lib/photos'
import { type Transaction, db, inWriteTransaction } from './db'
import type { MadePhoto } from './photo'
import { Refusal } from './refusal'

/** Photographs that may wait for their form, of one to two megabytes each: more would be somebody filling the disk. */
const unclaimedLimit = 300

const gone = () => ({ leadId: null, createdAt: { lt: new Date(Date.now() - unclaimedMs) } })

/** Deletes what no form has claimed within 24 hours. Throws when the database is away. */
export async function sweepUploads(): Promise<void> {
  await inWriteTransaction((tx) => tx.upload.deleteMany({ where: gone() }))
}

/**
 * Keeps a photograph until its form comes.
 * @returns its id, which nobody can guess
 * @throws Refusal 503 when too much waits already
 */
export async function storeUpload(photo: MadePhoto): Promise<string> {
  const id = randomUUID()
  await inWriteTransaction(async (tx) => {
    // Here too, and not by the clock alone: a host without one process that lives on has no clock.
    await tx.upload.deleteMany({ where: gone() })
    // Counted, not summed: the index alone answers that, without a walk through the pictures.
    if ((await tx.upload.count({ where: { leadId: null } })) >= unclaimedLimit)
      throw new Refusal(503, 'We have no room for photos just now. Please e-mail them to us instead.', {
        headers: { 'Retry-After': '3600' },
      })
    await tx.upload.create({ data: { id, ...photo, size: photo.bytes.byteLength } })
  })
  return id
}

/** Ties the photographs that a form names to its lead. Unknown ones, and those of another lead, are passed over. */
export async function claimUploads(tx: Transaction, ids: readonly string[] = [], leadId: string): Promise<void> {
  const ours = ids.filter((id) => /^[\w-]{1,64}$/.test(id))
  if (ours.length) await tx.upload.updateMany({ where: { id: { in: ours }, leadId: null }, data: { leadId } })
}

/** A claimed photograph's JPEG; undefined for an unknown one, and for one that no lead has. */
export async function readUpload(id: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const found = await (await db()).upload.findFirst({ where: { id, leadId: { not: null } }, select: { bytes: true } })
  return found?.bytes
}
