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

/** For every prerendered page (docs/decisions/content-security-policy.md). */
export const pagePolicy = () => policy("'self'")

/** For a page rendered per request: Next's inline scripts carry the nonce, as do the style elements that Radix adds. */
export const noncePolicy = (nonce: string) => policy(`'self' 'nonce-${nonce}'`, ` 'nonce-${nonce}'`)

/** For a page without scripts. */
export const scriptlessPolicy = () => policy("'none'")
