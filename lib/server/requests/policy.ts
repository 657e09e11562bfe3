import { waitForStylesSource } from '../../wait-for-styles.mjs'

/**
 * Hashes of the style element that Sonner adds with the first toast, and of the empty element it starts as.
 * After an update, tests/unit/server/policy.test.ts says what to put here.
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

/** Our own files, and the one inline script of a prerendered page. */
const ownScripts = `'self' ${waitForStylesSource}`

/** The policy for every prerendered page (docs/decisions/content-security-policy.md). */
export const pagePolicy = () => policy(ownScripts)

/**
 * The policy for a page rendered per request, or the prerendered page for an unknown address among them. Next's inline
 * scripts and Radix's style elements carry the nonce.
 */
export const noncePolicy = (nonce: string) => policy(`${ownScripts} 'nonce-${nonce}'`, ` 'nonce-${nonce}'`)

/** The policy for a page without scripts. */
export const scriptlessPolicy = () => policy("'none'")
