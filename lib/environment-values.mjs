// Reads a single variable: trims it, and rejects a malformed value with one line that names the variable.
import { createECDH } from 'node:crypto'

/** A mistake in the environment: one line that names the variable and says what it should look like. */
export class EnvironmentError extends Error {}

/** @typedef {NodeJS.ProcessEnv} Source */

/**
 * @param {string} name
 * @param {string} raw
 * @param {string} expected
 * @returns {never}
 */
export function reject(name, raw, expected) {
  const shown = /SECRET|PASSWORD|KEY|DATABASE_URL/.test(name) ? '' : ` ("${raw.slice(0, 60).replace(/\s+/g, ' ')}")`
  throw new EnvironmentError(`${name}${shown} is not valid: ${expected}`)
}

/**
 * Without the invisible marks that are copied along with an address. Joiners stay, for a sender's name.
 * @param {Source} source @param {string} name
 */
export const read = (source, name) => source[name]?.replace(/(?!\p{Join_Control})\p{Cf}/gu, '').trim() || undefined

/**
 * @param {Source} source
 * @param {string} name
 * @param {{ fallback: number, min: number, max: number }} range
 */
export function readNumber(source, name, { fallback, min, max }) {
  const raw = read(source, name)
  if (raw === undefined) return fallback
  const value = Number(raw)
  if (!/^\d+$/.test(raw) || value < min || value > max)
    reject(name, raw, `use a whole number from ${min} to ${max}, such as ${fallback}`)
  return value
}

/** @param {Source} source @param {string} name @param {Pick<RegExp, 'test'>} shape @param {string} expected */
export function readMatching(source, name, shape, expected, raw = read(source, name)) {
  if (raw !== undefined && !shape.test(raw)) reject(name, raw, expected)
  return raw
}

/** @param {Source} source @param {string} name @param {string} example */
export const readUrl = (source, name, example) =>
  readMatching(source, name, /^https?:\/\/[^\s/?#]+[^\s?#]*$/, `use an address such as ${example}`)

/** @param {Source} source @param {string} name @param {number} min characters @param {number} [max] */
export const readSecret = (source, name, min, max) =>
  readMatching(
    source,
    name,
    new RegExp(`^.{${min},${max ?? ''}}$`, 's'),
    max ? `use ${min} to ${max} characters` : `use at least ${min} characters`,
    source[name]?.trim() || undefined, // as it is, because it's compared with what is typed
  )

/** A P-256 private key in base64url. Zero, or a number that's too large for the curve, has the same length. */
export const p256Key = {
  /** @param {string} text */
  test(text) {
    try {
      createECDH('prime256v1').setPrivateKey(text, 'base64url')
      return /^[A-Za-z0-9_-]{43}$/.test(text)
    } catch {
      return false
    }
  },
}
