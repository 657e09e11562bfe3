import { createHmac, hkdfSync } from 'node:crypto'

/** @type {Map<string, Buffer>} */
const keys = new Map()

/**
 * A fingerprint that only someone with the secret can make. A plain hash of an address could be cracked by trying them
 * all.
 * @param {string} secret
 * @param {string} purpose each has its own key, so fingerprints for two purposes never match
 * @param {readonly string[]} parts
 */
export function keyedHash(secret, purpose, ...parts) {
  const name = `${purpose} ${secret}`
  const key = keys.get(name) ?? Buffer.from(hkdfSync('sha256', secret, '', purpose, 32))
  keys.set(name, key)
  const hash = createHmac('sha256', key)
  for (const part of parts) hash.update(part).update('\0')
  return hash.digest('base64url')
}
