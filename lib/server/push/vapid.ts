import 'server-only'
import { createECDH, generateKeyPairSync } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { db } from '../base/db'
import { env } from '../base/env'
import { memoised } from '../base/shared'

/** The setting that holds the key on Postgres, where instances don't share a disk. */
const settingKey = 'vapidPrivateKey'
const curve = 'prime256v1'

interface VapidKeys {
  /** Both in base64url, which web-push and browsers expect. */
  readonly privateKey: string
  readonly publicKey: string
}

const makeKey = () => generateKeyPairSync('ec', { namedCurve: curve }).privateKey.export({ format: 'jwk' }).d!

/** Stored beside the session secret, readable only by the server's user. If two processes create it, one wins. */
function keyInFile(database: string): string {
  const file = path.join(path.dirname(database), 'vapid-private-key')
  try {
    writeFileSync(file, makeKey(), { mode: 0o600, flag: 'wx' })
  } catch (error) {
    if ((error as { code?: string }).code !== 'EEXIST') throw error
  }
  return readFileSync(file, 'utf8').trim()
}

async function keyInDatabase(): Promise<string> {
  const { value } = await (
    await db()
  ).setting.upsert({
    where: { key: settingKey },
    create: { key: settingKey, value: JSON.stringify(makeKey()) },
    update: { key: settingKey },
  })
  return JSON.parse(value) as string
}

async function readKeys(): Promise<VapidKeys> {
  const { vapidPrivateKey, database } = env()
  const privateKey = vapidPrivateKey ?? (database.file ? keyInFile(database.file) : await keyInDatabase())
  const pair = createECDH(curve)
  pair.setPrivateKey(Buffer.from(privateKey, 'base64url'))
  return { privateKey, publicKey: pair.getPublicKey('base64url') }
}

/** The keys that sign push notices: set, or generated on first use and stored. */
export const vapidKeys = () => memoised('vapid', readKeys)
