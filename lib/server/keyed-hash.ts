import 'server-only'
import { createHmac, hkdfSync } from 'node:crypto'
import { authSecret } from './env'

const keys = new Map<string, Buffer>()

/**
 * A fingerprint that only this site can make. A plain hash of an IPv4 address could be cracked by trying them all.
 * @param purpose each has its own key, derived from the site's secret, so fingerprints for two purposes never match
 */
export function keyedHash(purpose: 'client' | 'limit' | 'receipt', ...parts: readonly string[]): string {
  const key = keys.get(purpose) ?? Buffer.from(hkdfSync('sha256', authSecret(), '', purpose, 32))
  keys.set(purpose, key)
  const hash = createHmac('sha256', key)
  for (const part of parts) hash.update(part).update('\0')
  return hash.digest('base64url')
}
