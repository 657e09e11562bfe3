// What the environment may say and what each value means (contract, Environment).
// Plain JavaScript on Node's own modules: the start script reads it before anything is installed.
import path from 'node:path'

/** A mistake in the environment: one line that says which variable is wrong and what it should look like. */
export class EnvironmentError extends Error {}

/**
 * @param {string} name
 * @param {string} raw
 * @param {string} expected
 * @returns {never}
 */
function refuse(name, raw, expected) {
  const shown = /SECRET|PASSWORD|KEY|DATABASE_URL/.test(name) ? '' : ` (it is "${raw.slice(0, 60)}")`
  throw new EnvironmentError(`${name}${shown} is wrong: ${expected}`)
}

/**
 * @param {NodeJS.ProcessEnv} source
 * @param {string} name
 */
function read(source, name) {
  const raw = source[name]?.trim()
  return raw ? raw : undefined
}

/**
 * @param {NodeJS.ProcessEnv} source
 * @param {string} name
 * @param {{ fallback: number, min: number, max: number }} range
 */
function whole(source, name, { fallback, min, max }) {
  const raw = read(source, name)
  if (raw === undefined) return fallback
  const value = Number(raw)
  if (!/^\d+$/.test(raw) || value < min || value > max)
    refuse(name, raw, `write a whole number from ${min} to ${max}, such as ${fallback}`)
  return value
}

/**
 * @param {NodeJS.ProcessEnv} source
 * @param {string} name
 * @param {string} example
 */
function email(source, name, example) {
  const raw = read(source, name)
  if (raw !== undefined && !/^[^\s@<>]+@[^\s@<>]+$/.test(raw))
    refuse(name, raw, `write an e-mail address such as ${example}`)
  return raw
}

/** @param {NodeJS.ProcessEnv} source @param {string} name @param {number} characters */
function secret(source, name, characters) {
  const raw = read(source, name)
  if (raw !== undefined && raw.length < characters) refuse(name, raw, `write at least ${characters} characters`)
  return raw
}

/** @param {NodeJS.ProcessEnv} source @param {number} port */
function siteUrl(source, port) {
  const vercel = source.VERCEL_ENV === 'production' ? source.VERCEL_PROJECT_PRODUCTION_URL : source.VERCEL_URL
  const raw = read(source, 'SITE_URL') ?? (vercel ? `https://${vercel}` : `http://localhost:${port}`)
  const url = URL.canParse(raw) ? new URL(raw) : undefined
  if (!url || !/^https?:$/.test(url.protocol) || url.pathname !== '/' || url.search || url.hash || url.username)
    refuse('SITE_URL', raw, 'write the public origin alone, such as https://www.sunnie.example')
  return url.origin
}

/** @param {NodeJS.ProcessEnv} source */
function databaseUrl(source) {
  const raw = read(source, 'DATABASE_URL') ?? 'file:./data/sunnie.db'
  const postgres = /^postgres(ql)?:\/\//.test(raw) && URL.canParse(raw)
  const sqlite = /^file:.+/.test(raw) && !raw.includes('?')
  if (!postgres && !sqlite)
    refuse(
      'DATABASE_URL',
      raw,
      'write file:./data/sunnie.db for SQLite, or postgres://user:password@host:5432/name for Postgres',
    )
  return raw
}

/** @param {NodeJS.ProcessEnv} source */
function mailFrom(source) {
  const raw = read(source, 'MAIL_FROM')
  if (raw !== undefined && !/^([^<>@\r\n]+ <[^\s@<>]+@[^\s@<>]+>|[^\s@<>]+@[^\s@<>]+)$/.test(raw))
    refuse('MAIL_FROM', raw, 'write an address such as Sunnie <hello@sunnie.example>')
  return raw
}

/** @param {NodeJS.ProcessEnv} source */
function stage(source) {
  const raw = read(source, 'DEPLOY_ENV') ?? read(source, 'VERCEL_ENV') ?? 'production'
  if (!['production', 'preview', 'development'].includes(raw))
    refuse(read(source, 'DEPLOY_ENV') ? 'DEPLOY_ENV' : 'VERCEL_ENV', raw, 'write production or preview')
  return raw === 'preview' ? /** @type {const} */ ('preview') : /** @type {const} */ ('production')
}

/** @param {NodeJS.ProcessEnv} source */
function resendBaseUrl(source) {
  const raw = read(source, 'RESEND_BASE_URL')
  if (raw !== undefined && !/^https?:\/\//.test(raw))
    refuse('RESEND_BASE_URL', raw, 'write an address such as https://api.resend.com')
  return raw
}

/**
 * Reads and checks the environment (contract, Environment).
 * @param {NodeJS.ProcessEnv} [source]
 * @throws {EnvironmentError} at the first variable that is wrong
 */
export function readEnvironment(source = process.env) {
  const port = whole(source, 'PORT', { fallback: 3000, min: 1, max: 65535 })
  const database = databaseUrl(source)
  const provider = database.startsWith('file:') ? /** @type {const} */ ('sqlite') : /** @type {const} */ ('postgresql')
  const authSecret = secret(source, 'AUTH_SECRET', 32)
  if (provider === 'postgresql' && !authSecret)
    throw new EnvironmentError(
      'AUTH_SECRET is missing: with Postgres, write at least 32 characters, the same for every instance',
    )
  const ownerEmail = email(source, 'OWNER_EMAIL', 'you@sunnie.example')
  const ownerPassword = secret(source, 'OWNER_PASSWORD', 12)
  if (ownerPassword && !ownerEmail)
    throw new EnvironmentError(
      'OWNER_EMAIL is missing: OWNER_PASSWORD is set, so write the address that signs in with it',
    )
  const resendKey = read(source, 'RESEND_API_KEY')
  const from = mailFrom(source)
  if (resendKey && !from)
    throw new EnvironmentError(
      'MAIL_FROM is missing: RESEND_API_KEY is set, so write the sender, such as Sunnie <hello@sunnie.example>',
    )
  return {
    port,
    siteUrl: siteUrl(source, port),
    stage: stage(source),
    database: {
      url: database,
      provider,
      file: provider === 'sqlite' ? path.resolve(database.slice('file:'.length)) : undefined,
    },
    owner: { email: ownerEmail, password: ownerPassword },
    authSecret,
    mail: { resendKey, from, baseUrl: resendBaseUrl(source), webhookSecret: read(source, 'RESEND_WEBHOOK_SECRET') },
    trustedProxyHops: whole(source, 'TRUSTED_PROXY_HOPS', { fallback: 0, min: 0, max: 10 }),
    rateLimitPerMinute: whole(source, 'RATE_LIMIT_PER_MINUTE', { fallback: 10, min: 1, max: 1_000_000 }),
    cronSecret: secret(source, 'CRON_SECRET', 16),
  }
}
