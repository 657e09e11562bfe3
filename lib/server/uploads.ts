import 'server-only'
import { randomUUID } from 'node:crypto'
import { unclaimedMs } from '@/lib/photos'
import { type Transaction, db, inWriteTransaction } from './db'
import type { ProcessedPhoto } from './photo'
import { unavailable } from './refusal'

/** Photographs that may wait for their form, at one to two megabytes each: more would be somebody filling the disk. */
const unclaimedLimit = 300

const expired = () => ({ leadId: null, createdAt: { lt: new Date(Date.now() - unclaimedMs) } })

/** Deletes what no form has claimed within 24 hours. Throws when the database is down. */
export async function deleteExpiredUploads(): Promise<void> {
  await inWriteTransaction((tx) => tx.upload.deleteMany({ where: expired() }))
}

/**
 * Keeps a photograph until its form arrives.
 * @returns its id, which can't be guessed
 * @throws Refusal 503 when too many are waiting already
 */
export async function storeUpload(photo: ProcessedPhoto): Promise<string> {
  const id = randomUUID()
  await inWriteTransaction(async (tx) => {
    // Here as well as on the timer: a serverless host has no timer.
    await tx.upload.deleteMany({ where: expired() })
    // Counted, not summed: the index alone answers that, without reading the pictures.
    if ((await tx.upload.count({ where: { leadId: null } })) >= unclaimedLimit)
      throw unavailable('We have no room for photos just now. Please e-mail them to us instead.', 3600)
    await tx.upload.create({ data: { id, ...photo, size: photo.bytes.byteLength } })
  })
  return id
}

/** Ties the photographs that a form names to its lead. Unknown ones, and those of another lead, are ignored. */
export async function claimUploads(tx: Transaction, ids: readonly string[] = [], leadId: string): Promise<void> {
  const wellFormed = ids.filter((id) => /^[\w-]{1,64}$/.test(id))
  if (wellFormed.length)
    await tx.upload.updateMany({ where: { id: { in: wellFormed }, leadId: null }, data: { leadId } })
}

/** A claimed photograph's JPEG; undefined for an unknown or unclaimed one. */
export async function readUpload(id: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const found = await (await db()).upload.findFirst({ where: { id, leadId: { not: null } }, select: { bytes: true } })
  return found?.bytes
}
