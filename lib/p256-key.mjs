import { createECDH } from 'node:crypto'

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
