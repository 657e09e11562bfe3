import 'server-only'
import { appendFileSync, mkdirSync } from 'node:fs'
import path from 'node:path'
import type { LeftBy } from '@/generated/sqlite/client'
import { departureLine, departuresIn } from '../../departures.mjs'
import type { Transaction } from '../base/db'
import { env } from '../base/env'
import { keyedHash } from '../base/keyed-hash'

interface Departure {
  /** The key of their address, and the list they've left unless they've been erased. */
  readonly parts: readonly [emailKey: string] | readonly [emailKey: string, list: string]
  readonly how: LeftBy | 'erased'
}

/**
 * Notes who has left a list or been erased, so that restoring an older backup doesn't bring them back
 * (tools/database/departures.mjs). Called in the transaction that does it. Kept outside SQLite's file, which may be
 * what's lost.
 */
export async function noteDepartures(tx: Transaction, departures: readonly Departure[]): Promise<void> {
  const at = new Date().toISOString()
  if (!departures.length) return
  const noted = [
    ...departures.map(({ parts, how }) => ({ key: keyedHash('departure', ...parts), at, how })),
    { key: keyedHash('departure'), at, how: 'check' }, // by which a restore knows that the secret is the same
  ]
  const { file } = env().database
  if (file) {
    const folder = path.join(path.dirname(file), 'backups')
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    appendFileSync(departuresIn(folder), noted.map(departureLine).join(''), { mode: 0o600 })
    return
  }
  for (const { key: hash, ...rest } of noted) {
    const key = `departure:${hash}`
    const value = JSON.stringify(rest)
    await tx.setting.upsert({ where: { key }, create: { key, value }, update: { value } })
  }
}
