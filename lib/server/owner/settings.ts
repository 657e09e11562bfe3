import 'server-only'
import type { z } from 'zod'
import { db, inWriteTransaction } from '../db'

/**
 * What the owner has set.
 * @param fallback what counts until she has set something, and again if what is stored no longer fits the schema
 */
export async function readSetting<T>(key: string, schema: z.ZodType<T>, fallback: T): Promise<T> {
  const row = await (await db()).setting.findUnique({ where: { key } })
  const stored = row && schema.safeParse(JSON.parse(row.value))
  // Not by `??`: null is a setting too.
  return stored?.success ? stored.data : fallback
}

export async function writeSetting(key: string, setting: unknown): Promise<void> {
  const value = JSON.stringify(setting)
  await inWriteTransaction((tx) => tx.setting.upsert({ where: { key }, create: { key, value }, update: { value } }))
}
