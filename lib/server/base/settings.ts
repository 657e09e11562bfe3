import 'server-only'
import { isDeepStrictEqual } from 'node:util'
import type { z } from 'zod'
import { db, inWriteTransaction } from './db'
import { editConflict } from './refusal'

function parsed<T>(row: { value: string } | null, schema: z.ZodType<T>, fallback: T): T {
  const stored = row && schema.safeParse(JSON.parse(row.value))
  // Not `??`, because null is a valid setting.
  return stored?.success ? stored.data : fallback
}

/**
 * Reads one of the owner's settings.
 * @param fallback the value until the owner sets one, or if the stored value no longer fits the schema
 */
export async function readSetting<T>(key: string, schema: z.ZodType<T>, fallback: T): Promise<T> {
  return parsed(await (await db()).setting.findUnique({ where: { key } }), schema, fallback)
}

/**
 * Writes a setting unless it has changed since it was read. A repeat, after a double tap or a lost response, finds its
 * own value and succeeds.
 * @throws Refusal 409 if somebody else has changed it since
 */
export async function replaceSetting<T>(
  key: string,
  schema: z.ZodType<T>,
  fallback: T,
  { before, after }: { before: T; after: T },
) {
  const where = { key }
  await inWriteTransaction(async (tx) => {
    // Write first, so that of two devices, one waits here for the other.
    const row = await tx.setting.upsert({ where, create: { key, value: JSON.stringify(fallback) }, update: where })
    const now = parsed(row, schema, fallback)
    if (![before, after].some((known) => isDeepStrictEqual(now, known))) throw editConflict()
    await tx.setting.update({ where, data: { value: JSON.stringify(after) } })
  })
}

/** Writes a setting, whatever it was before. Throws when the database is down. */
export async function writeSetting(key: string, setting: unknown): Promise<void> {
  const value = JSON.stringify(setting)
  await inWriteTransaction((tx) => tx.setting.upsert({ where: { key }, create: { key, value }, update: { value } }))
}
