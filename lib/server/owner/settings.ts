import 'server-only'
import { isDeepStrictEqual } from 'node:util'
import type { z } from 'zod'
import { db, inWriteTransaction } from '../db'
import { changedElsewhere } from '../refusal'

function parsed<T>(row: { value: string } | null, schema: z.ZodType<T>, fallback: T): T {
  const stored = row && schema.safeParse(JSON.parse(row.value))
  // Not by `??`: null is a setting too.
  return stored?.success ? stored.data : fallback
}

/**
 * What the owner has set.
 * @param fallback what counts until she has set something, and again if what is stored no longer fits the schema
 */
export async function readSetting<T>(key: string, schema: z.ZodType<T>, fallback: T): Promise<T> {
  return parsed(await (await db()).setting.findUnique({ where: { key } }), schema, fallback)
}

/**
 * Writes a setting unless it's another one by now than the one it was made from. A second try, after a double tap or an
 * answer that was lost on its way, finds what it would write.
 * @throws Refusal 409 when somebody else has changed it meanwhile
 */
export async function replaceSetting<T>(
  key: string,
  schema: z.ZodType<T>,
  fallback: T,
  { before, after }: { before: T; after: T },
) {
  const where = { key }
  await inWriteTransaction(async (tx) => {
    // A write comes first: of two devices one waits here for the other.
    const row = await tx.setting.upsert({ where, create: { key, value: JSON.stringify(fallback) }, update: where })
    const now = parsed(row, schema, fallback)
    if (![before, after].some((known) => isDeepStrictEqual(now, known))) throw changedElsewhere()
    await tx.setting.update({ where, data: { value: JSON.stringify(after) } })
  })
}

export async function writeSetting(key: string, setting: unknown): Promise<void> {
  const value = JSON.stringify(setting)
  await inWriteTransaction((tx) => tx.setting.upsert({ where: { key }, create: { key, value }, update: { value } }))
}
