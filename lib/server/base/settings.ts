import 'server-only'
import type { z } from 'zod'
import { db, inWriteTransaction } from './db'

/**
 * Reads one of the owner's settings.
 * @param fallback the value until the owner sets one, or if the stored value no longer fits the schema
 */
export async function readSetting<T>(key: string, schema: z.ZodType<T>, fallback: T): Promise<T> {
  const row = await (await db()).setting.findUnique({ where: { key } })
  const stored = row && schema.safeParse(JSON.parse(row.value))
  // Not `??`, because null is a valid setting.
  return stored?.success ? stored.data : fallback
}

/** Writes a setting. Throws when the database is down. */
export async function writeSetting(key: string, setting: unknown): Promise<void> {
  const value = JSON.stringify(setting)
  await inWriteTransaction((tx) => tx.setting.upsert({ where: { key }, create: { key, value }, update: { value } }))
}
