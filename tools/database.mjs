// What a start does to the database before it serves: migrations, the secret, the owner's account.
import { randomBytes, randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { migrate } from './migrate.mjs'
import { connectPostgres } from './postgres.mjs'

/** Generates the secret that signs sessions, once, readable by the server's user only. */
export function ensureSecret({ authSecret, database }) {
  if (authSecret || !database.file) return
  const file = path.join(path.dirname(database.file), 'auth-secret')
  mkdirSync(path.dirname(file), { recursive: true })
  if (!existsSync(file)) writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' })
}

async function connect({ url, file, provider }) {
  if (provider === 'postgresql') {
    const client = await connectPostgres(url)
    return {
      query: async (sql, args) => (await client.query(sql, args)).rows,
      exec: (sql) => client.query(sql),
      close: () => client.end(),
      trueValue: true,
    }
  }
  const { default: Database } = await import('libsql')
  const db = new Database(file)
  db.exec('PRAGMA busy_timeout=10000')
  return {
    query: async (sql, args) => db.prepare(sql.replace(/\$\d+/g, '?')).all(...args),
    exec: (sql) => db.exec(sql),
    close: () => db.close(),
    trueValue: 1,
  }
}

/** UTC as text: given a Date, node-pg would write the machine's local time into a column without a time zone. */
const now = () => new Date().toISOString()

/** Adds the account. False if this address has one already: of instances that start at once, one wins. */
async function addAccount({ query, trueValue }, email) {
  const rows = await query(
    'INSERT INTO "user" (id, name, email, "emailVerified", "createdAt", "updatedAt") VALUES ($1,$2,$3,$4,$5,$6) ON CONFLICT (email) DO NOTHING RETURNING id',
    [randomUUID(), 'Owner', email, trueValue, now(), now()],
  )
  return rows.length === 1
}

async function hash(password) {
  const { hashPassword } = await import('better-auth/crypto')
  return hashPassword(password)
}

/** All or nothing: an account without its password would lock the owner out. */
async function inTransaction({ exec }, work) {
  await exec('BEGIN')
  try {
    const result = await work()
    await exec('COMMIT')
    return result
  } catch (error) {
    await exec('ROLLBACK')
    throw error
  }
}

async function setPassword({ query }, email, passwordHash) {
  const [{ id }] = await query('SELECT id FROM "user" WHERE email = $1', [email])
  await query('DELETE FROM "account" WHERE "userId" = $1 AND "providerId" = $2', [id, 'credential'])
  await query(
    'INSERT INTO "account" (id, "accountId", "providerId", "userId", password, "createdAt", "updatedAt") VALUES ($1,$2,$3,$4,$5,$6,$7)',
    [randomUUID(), id, 'credential', id, passwordHash, now(), now()],
  )
  await query('DELETE FROM "session" WHERE "userId" = $1', [id])
}

const generatePassword = () => randomBytes(15).toString('base64url')

/**
 * Creates the owner's account at the first start. Returns the address and, if it was generated here, the password.
 * @returns {Promise<{ email: string, password?: string } | undefined>} undefined if there's an account already
 */
export async function ensureOwner({ database, owner }) {
  const db = await connect(database)
  try {
    const [anyone] = await db.query('SELECT id FROM "user" LIMIT 1', [])
    if (anyone) return undefined
    const email = (owner.email ?? 'owner@sunnie.example').toLowerCase()
    const password = owner.password ?? generatePassword()
    const passwordHash = await hash(password)
    const created = await inTransaction(db, async () => {
      if (!(await addAccount(db, email))) return false
      await setPassword(db, email, passwordHash)
      return true
    })
    if (!created) return undefined
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
    const password = owner.password ?? generatePassword()
    const passwordHash = await hash(password)
    await inTransaction(db, async () => {
      await addAccount(db, email)
      await setPassword(db, email, passwordHash)
    })
    return { email, password: owner.password ? undefined : password }
  } finally {
    await db.close()
  }
}

/** Migrations, secret and owner, in this order. */
export async function prepareDatabase(environment) {
  await migrate(environment.database)
  ensureSecret(environment)
  return ensureOwner(environment)
}
