// Prepares the database before the site is served: migrations, the secret and the owner's account.
import { randomBytes, randomUUID } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { EnvironmentError } from '../../lib/environment.mjs'
import { connect } from './connection.mjs'
import { migrate } from './migrate.mjs'
import { secretFor, displayPath } from './sqlite.mjs'

const restore = 'keep a copy of it, then restore a backup (npm run restore)'
const access = 'give the user who starts the site write access to it'

const noRoom = 'has run out of disk space: free some up'

/** Faults of the database itself and what to do about them, keyed by SQLite's primary result codes. */
const sqliteFaults = {
  5: 'has been locked by another process for more than ten seconds: end that process',
  8: `is read-only: ${access} and its folder`,
  11: `is damaged: ${restore}`,
  13: noRoom,
  14: "can't be opened: name a file in a folder that the user who starts the site may write to",
  26: `isn't a SQLite database: correct the path, or ${restore}`,
}

/** The same, keyed by Postgres's error codes. */
const postgresFaults = {
  25006: `is read-only: name the primary server, or ${access}`,
  42501: `doesn't allow this user: ${access}`,
  53100: noRoom,
}

const fileErrors = ['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EEXIST', 'EISDIR', 'ENOENT', 'ENAMETOOLONG']

function faultOf({ code, rawCode, message }) {
  // libsql gives no code when it fails to open a database.
  if (fileErrors.includes(code) || /^ConnectionFailed/.test(message)) return sqliteFaults[14]
  return sqliteFaults[rawCode & 0xff] ?? postgresFaults[code]
}

/** Runs `work` and turns a fault of the database itself into a one-line error. */
export async function withExplainedFaults({ file }, work) {
  try {
    return await work()
  } catch (error) {
    const fault = error instanceof EnvironmentError ? undefined : faultOf(error.cause ?? error)
    if (!fault) throw error
    throw new EnvironmentError(`DATABASE_URL names ${file ? displayPath(file) : 'a database'}, which ${fault}`, {
      cause: error,
    })
  }
}

/** Opens the database, to report any fault before the slow steps start. */
export const assertUsable = ({ database }) =>
  withExplainedFaults(database, async () => (await connect(database)).close())

/** Generates the secret that signs sessions, once. Only the server's user can read it. */
function ensureSecret({ authSecret, database }) {
  if (authSecret || !database.file) return
  const file = secretFor(database.file)
  try {
    writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' })
  } catch (error) {
    if (error.code !== 'EEXIST') throw error
  }
}

/** UTC as text, because node-pg would write a Date in local time to a column without a time zone. */
const now = () => new Date().toISOString()

async function hash(password) {
  const { hashPassword } = await import('better-auth/crypto')
  return hashPassword(password)
}

const generatePassword = () => randomBytes(15).toString('base64url')

/** The first owner's email address, if there is an owner. */
const firstAddress = async ({ query }) =>
  (await query(`SELECT email FROM "user" WHERE role = 'owner' ORDER BY "createdAt" LIMIT 1`))[0]?.email

/** The tables of accounts, and of everything that lets someone sign in or stay signed in. */
const authTables = ['PushSubscription', 'session', 'passkey', 'twoFactor', 'account', 'verification', 'user']

/** Deletes every account and creates this one, so that nobody else can sign in any more, by password or otherwise. */
async function makeOnlyOwner({ query, exec }, email, passwordHash) {
  for (const table of authTables) await exec(`DELETE FROM "${table}"`)
  const id = randomUUID()
  await query(
    'INSERT INTO "user" (id, name, email, role, "emailVerified", "createdAt", "updatedAt") VALUES ($1,$2,$3,$4,TRUE,$5,$6)',
    [id, 'Owner', email, 'owner', now(), now()],
  )
  await query(
    'INSERT INTO "account" (id, "accountId", "providerId", "userId", password, "createdAt", "updatedAt") VALUES ($1,$2,$3,$4,$5,$6,$7)',
    [randomUUID(), id, 'credential', id, passwordHash, now(), now()],
  )
}

/**
 * Creates the owner's account, or replaces it.
 * @param {{ owner: { email?: string, password?: string }, database: object }} environment
 * @param {{ replace: boolean }} options without `replace`, an existing account is left alone
 * @returns {Promise<{ email: string, password?: string } | undefined>} the email address, and the password if it was
 *   generated here; undefined if an account was left alone
 */
async function setOwner({ database, owner }, { replace }) {
  const db = await connect(database)
  try {
    const present = await firstAddress(db)
    if (present && !replace) return undefined
    const email = (owner.email ?? present ?? 'owner@sunnie.example').toLowerCase()
    const password = owner.password ?? generatePassword()
    const passwordHash = await hash(password)
    // All of it or nothing, because an account without its password would lock the owner out.
    await db.begin()
    // If two instances do this at once, the second waits and then finds the account the first has created.
    if (database.provider === 'postgresql') await db.exec('LOCK TABLE "user" IN EXCLUSIVE MODE')
    if (!replace && (await firstAddress(db))) return undefined // another instance got there first
    await makeOnlyOwner(db, email, passwordHash)
    await db.exec('COMMIT')
    return { email, password: owner.password ? undefined : password }
  } finally {
    await db.close() // rolls back what hasn't been committed
  }
}

/** Makes OWNER_EMAIL the only account, with a new password, and ends all sessions and other ways to sign in. */
export const replaceOwner = (environment) =>
  withExplainedFaults(environment.database, async () => {
    await migrate(environment.database)
    return setOwner(environment, { replace: true })
  })

/** Sets up migrations, secret and owner, in that order. Returns what the first start should print. */
export const prepareDatabase = (environment) =>
  withExplainedFaults(environment.database, async () => {
    await migrate(environment.database)
    ensureSecret(environment)
    return setOwner(environment, { replace: false })
  })

/** The line that a start prints about the account it created. */
export const ownerLine = ({ email, password }) =>
  `Owner's account created: ${email}${password ? `, password ${password} (shown once; npm run owner sets a new one)` : ''}`
