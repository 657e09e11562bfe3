import { createHash } from 'node:crypto'
import { loader } from '../loader'

/**
 * Of the style element that Sonner adds when the first toast is shown, and of an empty one, which it is for a moment.
 * tests/unit/server/policy.test.ts says what to write here after an update.
 */
const sonnerStyles =
  "'sha256-StEaX+se6YS7pqjzrzMIA0KaX9zF/8zAhvQXZAe5epY=' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='"

const policy = (scripts: string, styles = '') =>
  [
    "default-src 'none'",
    `script-src ${scripts}`,
    `style-src 'self' ${sonnerStyles}${styles}`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')

const loaderHash = `'sha256-${createHash('sha256').update(loader).digest('base64')}'`

/** For every prerendered page: its one inline script is the loader (docs/decisions/content-security-policy.md). */
export const pagePolicy = () => policy(`'self' ${loaderHash}`)

/**
 * For a page rendered per request. Radix's dialogs and menus add style elements, which carry the nonce. The owner's
 * service worker is named because browsers don't agree on what 'strict-dynamic' means for it.
 */
export const noncePolicy = (nonce: string) =>
  `${policy(`'self' ${loaderHash} 'nonce-${nonce}' 'strict-dynamic'`, ` 'nonce-${nonce}'`)}; worker-src 'self'`

/** For a page without scripts. */
export const scriptlessPolicy = () => policy("'none'")
