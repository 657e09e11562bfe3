// What a start does to the database before it serves: migrations, the secret, the owner's account.
import { randomBytes, randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { migrate } from './migrate.mjs'

/** Makes the secret that signs sessions, once, readable by the server's user alone. */
export function ensureSecret({ authSecret, database }) {
  if (authSecret || !database.file) return
  const file = path.join(path.dirname(database.file), 'auth-secret')
  mkdirSync(path.dirname(file), { recursive: true })
  if (!existsSync(file)) writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' })
}

async function connect({ url, file, provider }) {
  if (provider === 'postgresql') {
    const { default: pg } = await import('pg')
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    return {
      query: async (sql, args) => (await client.query(sql, args)).rows,
      run: (sql) => client.query(sql),
      close: () => client.end(),
      now: new Date(),
      yes: true,
    }
  }
  const { default: Database } = await import('libsql')
  const db = new Database(file)
  db.exec('PRAGMA busy_timeout=10000')
  return {
    query: async (sql, args) => db.prepare(sql.replace(/\$\d+/g, '?')).all(...args),
    run: (sql) => db.exec(sql),
    close: () => db.close(),
    now: new Date().toISOString(),
    yes: 1,
  }
}

/** Adds the account. False when there is one of this address already: of instances that start at once, one wins. */
async function addAccount({ query, now, yes }, email) {
  const rows = await query(
    'INSERT INTO "user" (id, name, email, "emailVerified", "createdAt", "updatedAt") VALUES ($1,$2,$3,$4,$5,$6) ON CONFLICT (email) DO NOTHING RETURNING id',
    [randomUUID(), 'Owner', email, yes, now, now],
  )
  return rows.length === 1
}

async function hashOf(password) {
  const { hashPassword } = await import('better-auth/crypto')
  return hashPassword(password)
}

/** All or nothing: an account cut off before its password would shut the owner out. */
async function atOnce({ run }, work) {
  await run('BEGIN')
  try {
    const result = await work()
    await run('COMMIT')
    return result
  } catch (error) {
    await run('ROLLBACK')
    throw error
  }
}

async function setPassword({ query, now }, email, hash) {
  const [{ id }] = await query('SELECT id FROM "user" WHERE email = $1', [email])
  await query('DELETE FROM "account" WHERE "userId" = $1 AND "providerId" = $2', [id, 'credential'])
  await query(
    'INSERT INTO "account" (id, "accountId", "providerId", "userId", password, "createdAt", "updatedAt") VALUES ($1,$2,$3,$4,$5,$6,$7)',
    [randomUUID(), id, 'credential', id, hash, now, now],
  )
  await query('DELETE FROM "session" WHERE "userId" = $1', [id])
}

const madePassword = () => randomBytes(15).toString('base64url')

/**
 * Makes the owner's account at the first start. Returns the address and, when it was made up here, the password.
 * @returns {Promise<{ email: string, password?: string } | undefined>} undefined when there is an account already
 */
export async function ensureOwner({ database, owner }) {
  const db = await connect(database)
  try {
    const [anyone] = await db.query('SELECT id FROM "user" LIMIT 1', [])
    if (anyone) return undefined
    const email = (owner.email ?? 'owner@sunnie.example').toLowerCase()
    const password = owner.password ?? madePassword()
    const hash = await hashOf(password)
    const made = await atOnce(db, async () => {
      if (!(await addAccount(db, email))) return false
      await setPassword(db, email, hash)
      return true
    })
    if (!made) return undefined
    return { email, password: owner.password ? undefined : password }
  } finally {
    await db.close()
  }
}

/** Sets a new password for the owner and ends all sessions (`npm run owner`). */
export async function resetOwner({ database, owner }) {
  const db = await connect(database)
  try {
    const [first] = await db.query('SELECT email FROM "user" ORDER BY "createdAt" LIMIT 1', [])
    const email = (owner.email ?? first?.email ?? 'owner@sunnie.example').toLowerCase()
    const password = owner.password ?? madePassword()
    const hash = await hashOf(password)
    await atOnce(db, async () => {
      await addAccount(db, email)
      await setPassword(db, email, hash)
    })
    return { email, password: owner.password ? undefined : password }
  } finally {
    await db.close()
  }
}

/** Migrations, secret and owner, in this order. */
export async function readyDatabase(environment) {
  await migrate(environment.database)
  ensureSecret(environment)
  return ensureOwner(environment)
}
