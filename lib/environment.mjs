// Every environment variable the site reads, and what each value means.
// Plain JavaScript with only Node's built-in modules, because the start script loads it before anything is installed.
import { isIP } from 'node:net'
import path from 'node:path'
import {
  EnvironmentError,
  p256Key,
  read,
  readNumber,
  readMatching,
  readSecret,
  readUrl,
  reject,
} from './environment-values.mjs'
import { maxPasswordLength, minPasswordLength } from './password-length.mjs'

export { EnvironmentError }

/** @typedef {NodeJS.ProcessEnv} Source */

/** @param {Source} source */
const readPort = (source) => readNumber(source, 'PORT', { fallback: 3000, min: 1, max: 65535 })

/** @param {Source} source */
function readHost(source) {
  const raw = read(source, 'HOST')
  if (raw !== undefined && raw !== 'localhost' && !isIP(raw))
    reject('HOST', raw, 'use an address of this machine, such as 127.0.0.1, or leave it out to listen on all of them')
  return raw
}

/**
 * Whether this is a preview of a branch. Development counts as production.
 * @param {Source} [source]
 * @throws {EnvironmentError}
 */
export function readStage(source = process.env) {
  const name = read(source, 'DEPLOY_ENV') ? 'DEPLOY_ENV' : 'VERCEL_ENV'
  const raw = readMatching(source, name, /^(production|preview|development)$/, 'use production or preview')
  return raw === 'preview' ? /** @type {const} */ ('preview') : /** @type {const} */ ('production')
}

/**
 * The public origin, without a trailing slash.
 * @param {Source} [source]
 * @throws {EnvironmentError}
 */
export function readSiteUrl(source = process.env) {
  const vercelHost = read(
    source,
    read(source, 'VERCEL_ENV') === 'production' ? 'VERCEL_PROJECT_PRODUCTION_URL' : 'VERCEL_URL',
  )
  const raw =
    read(source, 'SITE_URL') ?? (vercelHost ? `https://${vercelHost}` : `http://localhost:${readPort(source)}`)
  const url = URL.canParse(raw) ? new URL(raw) : undefined
  if (!url || !/^https?:$/.test(url.protocol) || url.pathname !== '/' || url.search || url.hash || url.username)
    reject('SITE_URL', raw, 'use only the public origin, such as https://www.sunnie.example')
  return url.origin
}

/**
 * Whether to show placeholders. Only where nobody can take them for real: on localhost, on domains reserved for
 * examples and on previews.
 * @param {Source} [source]
 * @throws {EnvironmentError}
 */
export function readSamplesShown(source = process.env) {
  const { hostname } = new URL(readSiteUrl(source))
  return (
    readStage(source) === 'preview' ||
    /^(localhost|127\.0\.0\.1|\[::1\])$|(^|\.)example(\.(com|net|org))?$/.test(hostname)
  )
}

/**
 * The production origin, if the host provides it. Vercel does, even on previews.
 * @param {Source} [source]
 */
export function readProductionUrl(source = process.env) {
  const host = read(source, 'VERCEL_PROJECT_PRODUCTION_URL')
  return host && `https://${host}`
}

/** @param {Source} source */
function readDatabase(source) {
  const url = read(source, 'DATABASE_URL') ?? 'file:./data/sunnie.db'
  if (/^file:.+/.test(url) && !url.includes('?'))
    return { url, provider: /** @type {const} */ ('sqlite'), file: path.resolve(url.slice('file:'.length)) }
  if (/^postgres(ql)?:\/\//.test(url) && URL.canParse(url))
    return { url, provider: /** @type {const} */ ('postgresql'), file: undefined }
  return reject(
    'DATABASE_URL',
    url,
    'use file:./data/sunnie.db for SQLite, or postgres://user:password@host:5432/name for Postgres',
  )
}

/** The pattern better-auth accepts (zod's own), so that we never create an account that can't sign in. */
const ownerAddress = /^([\w'+-]+\.)*[\w'+-]*[\w+-]@([a-z\d][a-z\d-]*\.)+[a-z]{2,}$/i

/** @param {Source} source */
function readOwner(source) {
  const email = readMatching(source, 'OWNER_EMAIL', ownerAddress, 'use an email address such as you@sunnie.example')
  const password = readSecret(source, 'OWNER_PASSWORD', minPasswordLength, maxPasswordLength)
  if (password && !email)
    throw new EnvironmentError(
      'OWNER_EMAIL is missing: OWNER_PASSWORD is set, so set the address that signs in with it too',
    )
  return { email, password }
}

/**
 * The lists that are kept in step with segments at Resend, each with its segment's id. The running site checks that the
 * lists exist, because content can't be read before it's built.
 * @param {Source} source
 * @param {string | undefined} resendKey
 * @returns {Readonly<Partial<Record<string, string>>>}
 */
function readSegments(source, resendKey) {
  const name = 'RESEND_SEGMENTS'
  const pair = '[a-z]+=[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}'
  const expected =
    'use comma-separated pairs of a list and the id of its own segment, such as newsletter=78261eea-8f8b-4381-83c6-79fa7120f1cf'
  const raw = readMatching(source, name, new RegExp(`^${pair}(,${pair})*$`), expected)
  if (!raw) return {}
  const pairs = raw.split(',').map((text) => text.split('='))
  if (new Set(pairs.flat()).size < 2 * pairs.length) reject(name, raw, expected)
  if (!resendKey)
    throw new EnvironmentError(`RESEND_API_KEY is missing: ${name} is set, so set a key with full access too`)
  return Object.fromEntries(pairs)
}

/** @param {Source} source */
function readMail(source) {
  const resendKey = readMatching(
    source,
    'RESEND_API_KEY',
    /^[^"'][\x21-\x7e]*$/,
    'use the key as Resend shows it, without quotes or spaces; it begins with re_',
  )
  const address = '[^\\s@<>]+@[^\\s@<>]+'
  const from = readMatching(
    source,
    'MAIL_FROM',
    new RegExp(`^([^<>@\\r\\n]+ <${address}>|${address})$`),
    'use an address such as Sunnie <hello@sunnie.example>',
  )
  if (resendKey && !from)
    throw new EnvironmentError(
      'MAIL_FROM is missing: RESEND_API_KEY is set, so set the sender too, such as Sunnie <hello@sunnie.example>',
    )
  const carrier = 'https://api.resend.com'
  const baseUrl = readUrl(source, 'RESEND_BASE_URL', carrier) ?? carrier
  const webhookSecret = readMatching(
    source,
    'RESEND_WEBHOOK_SECRET',
    /^whsec_[A-Za-z0-9+/]{16,}={0,2}$/,
    'use the signing secret that Resend shows with the webhook; it begins with whsec_',
  )
  return {
    resendKey,
    from,
    baseUrl: baseUrl.replace(/\/+$/, ''),
    webhookSecret,
    segments: readSegments(source, resendKey),
  }
}

/**
 * Reads and checks the whole environment.
 * @param {Source} [source]
 * @throws {EnvironmentError} for the first variable that is wrong
 */
export function readEnvironment(source = process.env) {
  const port = readPort(source)
  const database = readDatabase(source)
  const authSecret = readSecret(source, 'AUTH_SECRET', 32)
  const onVercel = Boolean(source.VERCEL)
  if (database.provider === 'postgresql' && !authSecret)
    throw new EnvironmentError(
      'AUTH_SECRET is missing: Postgres needs one of at least 32 characters, the same on every instance',
    )
  return {
    port,
    host: readHost(source),
    siteUrl: readSiteUrl(source),
    stage: readStage(source),
    database,
    owner: readOwner(source),
    authSecret,
    mail: readMail(source),
    onVercel,
    // Vercel's proxy appends one entry. Elsewhere no proxy is trusted unless configured.
    trustedProxyHops: readNumber(source, 'TRUSTED_PROXY_HOPS', { fallback: onVercel ? 1 : 0, min: 0, max: 10 }),
    rateLimitPerMinute: readNumber(source, 'RATE_LIMIT_PER_MINUTE', { fallback: 10, min: 1, max: 1_000_000 }),
    cronSecret: readSecret(source, 'CRON_SECRET', 16),
    logRequests: readNumber(source, 'LOG_REQUESTS', { fallback: 0, min: 0, max: 1 }) === 1,
    vapidPrivateKey: readMatching(
      source,
      'VAPID_PRIVATE_KEY',
      p256Key,
      'use a P-256 private key in base64url (43 characters), such as the one npx web-push generate-vapid-keys prints',
    ),
  }
}
